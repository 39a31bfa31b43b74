import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import type { Sinonimos } from '@tuerca/contracts/platform/catalogos/sinonimos';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { RowMenu } from '@/ui/row-menu';
import { readSynonymsFile, useSynonyms } from './catalogos.queries';
import { ListTools } from './list-tools';
import { RemoveSynonymsDialog, SynonymsDialog } from './synonyms-dialog';

type Wish = { kind: 'add' } | { kind: 'edit' | 'remove'; group: Sinonimos };

const Group = ({ group, onWish }: { group: Sinonimos; onWish: (wish: Wish) => void }) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: 1, minWidth: 0 }}>
      {group.palabras.map((word) => (
        <Chip key={word} label={word} variant="outlined" sx={{ maxWidth: '100%' }} />
      ))}
    </Box>
    <RowMenu
      name={group.palabras.join(', ')}
      actions={[
        { label: 'Editar', onSelect: () => onWish({ kind: 'edit', group }) },
        { label: 'Eliminar', danger: true, onSelect: () => onWish({ kind: 'remove', group }) },
      ]}
    />
  </Box>
);

interface SynonymsViewProps {
  search: string;
  onSearch: (text: string) => void;
}

/** Words that mean the same to the search. */
export function SynonymsView({ search, onSearch }: SynonymsViewProps) {
  const query = useSynonyms();
  const [wish, setWish] = useState<Wish | null>(null);
  const close = () => setWish(null);
  const wanted = normalizeText(search);
  const hits = ({ palabras }: Sinonimos) => palabras.some((word) => normalizeText(word).includes(wanted));
  return (
    <>
      <ListTools
        name="sinonimos"
        label="Buscar una palabra"
        search={search}
        onSearch={onSearch}
        add="Nuevo grupo"
        onAdd={() => setWish({ kind: 'add' })}
        readFile={readSynonymsFile}
      />
      <DataState
        query={query}
        skeleton={<Skeleton variant="rounded" height={240} />}
        isEmpty={(groups) => !groups.some(hits)}
        empty={
          <EmptyState
            title={search ? 'Ningún grupo tiene esa palabra' : 'Aún no hay sinónimos'}
            text="Reúne las palabras con que la gente pide lo mismo: cloche y embrague, capot y capó."
          />
        }
        error="No pudimos cargar los sinónimos."
      >
        {(groups) => (
          <Box component="ul" aria-label="Grupos de sinónimos" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {groups.filter(hits).map((group) => (
              <Group key={group._id} group={group} onWish={setWish} />
            ))}
          </Box>
        )}
      </DataState>
      {wish?.kind === 'add' && <SynonymsDialog onClose={close} />}
      {wish?.kind === 'edit' && <SynonymsDialog group={wish.group} onClose={close} />}
      {wish?.kind === 'remove' && <RemoveSynonymsDialog group={wish.group} onClose={close} />}
    </>
  );
}
