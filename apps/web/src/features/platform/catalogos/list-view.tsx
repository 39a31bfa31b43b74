import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import { DataState } from '@/ui/data-state';
import { readListFile, useLista } from './catalogos.queries';
import { Dialogs, type Wish } from './dialogs';
import { ENTRY_LABELS } from './entry-labels';
import { EntryTree } from './entry-tree';
import { ListTools } from './list-tools';
import { ProgressNote } from './progress-note';
import { Suggestions } from './suggestions';

const skeleton = (
  <Box aria-hidden>
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height={64} />
    ))}
  </Box>
);

/** One list: search, what stores typed, the entries, and what is done with them. */
export function CatalogListView({
  lista,
  search,
  onSearch,
}: {
  lista: Lista;
  search: string;
  onSearch: (text: string) => void;
}) {
  const query = useLista(lista);
  const [wish, setWish] = useState<Wish | null>(null);
  return (
    <>
      <ListTools
        name={lista}
        label="Buscar en la lista"
        search={search}
        onSearch={onSearch}
        add={ENTRY_LABELS[lista].rootsFixed ? undefined : `Agregar ${ENTRY_LABELS[lista].root}`}
        onAdd={() => setWish({ kind: 'add' })}
        readFile={() => readListFile(lista)}
      />
      <DataState query={query} skeleton={skeleton} isEmpty={() => false} error="No pudimos cargar la lista.">
        {({ entradas, cambio }) => (
          <>
            {cambio && <ProgressNote cambio={cambio} />}
            <Suggestions lista={lista} entries={entradas} onWish={setWish} />
            <Box sx={{ mt: 2 }}>
              <EntryTree lista={lista} entries={entradas} search={search} onWish={setWish} />
            </Box>
            <Dialogs lista={lista} entries={entradas} wish={wish} onClose={() => setWish(null)} />
          </>
        )}
      </DataState>
    </>
  );
}
