import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { asSentence } from '@tuerca/contracts/kernel/sentence';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import type { Importacion } from '@tuerca/contracts/products/product-imports/schemas';
import type { EstadoImportacion } from '@tuerca/contracts/products/product-imports/states';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { plural } from '@/lib/format';
import { Panel } from '@/ui/panel';
import { useLatestImports } from './product-imports.queries';

const WORDS: Record<EstadoImportacion, string> = {
  por_emparejar: 'Por confirmar',
  revisada: 'Por confirmar',
  aplicando: 'En curso',
  aplicada: 'Importada',
  deshaciendo: 'Deshaciendo',
  fallida: IMPORT_MESSAGES.confirmFailed,
  revirtiendo: 'Deshaciendo',
  revertida: 'Deshecha',
};
const standing = ({ estado, deshacerHasta }: Importacion): string =>
  deshacerHasta
    ? asSentence(`${WORDS[estado]}. Puedes deshacerla hasta el ${formatFechaHora(new Date(deshacerHasta))}`)
    : `${WORDS[estado]}.`;

/** Imports of the last day, to follow them or to undo them; nothing where there is none. */
export function LatestImports({ onOpen }: { onOpen: (id: string) => void }) {
  const { data } = useLatestImports();
  if (!data?.length) return null;
  return (
    <Panel title="Tus últimas importaciones">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data.map((one) => {
          const name = `${plural(one.avance.total || one.conteo.nuevos + one.conteo.cambian, 'producto', 'productos')}, ${formatFechaHora(new Date(one.creada))}`;
          return (
            <Box
              component="li"
              key={one._id}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {standing(one)}
                </Typography>
              </Box>
              <Button variant="outlined" onClick={() => onOpen(one._id)} aria-label={`Abrir: ${name}`}>
                Abrir
              </Button>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
