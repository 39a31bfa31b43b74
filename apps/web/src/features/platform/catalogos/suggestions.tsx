import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import type { EntradaAdmin, Sugerencia } from '@tuerca/contracts/platform/catalogos/schemas';
import { plural } from '@/lib/format';
import { Panel } from '@/ui/panel';
import { useCatalogSuggestions } from './catalogos.queries';
import type { Wish } from './dialogs';

/** Number of suggestions shown before 'show all'. */
const FIRST = 5;

interface SuggestionsProps {
  lista: Lista;
  entries: readonly EntradaAdmin[];
  onWish: (wish: Wish) => void;
}

/** Values that stores typed and the list does not have: they become entries, or are merged into one. Renders nothing when there are none. */
export function Suggestions({ lista, entries, onWish }: SuggestionsProps) {
  const { data = [] } = useCatalogSuggestions(lista);
  const [all, setAll] = useState(false);
  if (!data.length) return null;
  const parentOf = ({ padre }: Sugerencia) => entries.find((entry) => entry.padre === null && entry.nombre === padre);
  return (
    <Panel title="Escritos por las tiendas" text="No están en la lista: agrégalos, o únelos con la entrada correcta.">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.slice(0, all ? undefined : FIRST).map((typed) => {
          const parent = parentOf(typed);
          const name = `${typed.padre === null ? '' : `${typed.padre} · `}${typed.nombre}`;
          return (
            <Box
              component="li"
              key={name}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                py: 0.75,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {plural(typed.cuantos, 'uso', 'usos')}
                </Typography>
              </Box>
              <Box sx={{ display: 'flex', gap: 1 }}>
                {(typed.padre === null || (parent && !parent.protegida)) && (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={`Agregar ${name}`}
                    onClick={() => onWish({ kind: 'add', typed, parent })}
                  >
                    Agregar
                  </Button>
                )}
                <Button size="small" aria-label={`Unir ${name}`} onClick={() => onWish({ kind: 'adopt', typed })}>
                  Unir
                </Button>
              </Box>
            </Box>
          );
        })}
      </Box>
      {data.length > FIRST && !all && <Button onClick={() => setAll(true)}>Ver los {data.length}</Button>}
    </Panel>
  );
}
