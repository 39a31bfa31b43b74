import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Emparejamiento } from '@tuerca/contracts/products/product-imports/matching';
import { plural } from '@/lib/format';
import { Panel } from '@/ui/panel';
import { CategorySelect } from './fixed-values';

interface CategoryMapProps {
  categorias: Emparejamiento['categorias'];
  onChange: (texto: string, categoria: string) => void;
}

/** Category names of the file that are none of ours, each beside the one that it stands for. */
export function CategoryMap({ categorias, onChange }: CategoryMapProps) {
  const inFile = categorias.filter(({ filas }) => filas > 0);
  if (!inFile.length) return null;
  return (
    <Panel title="Categorías de tu archivo" text="Di una vez qué categoría de Tuerca es cada una, y lo recordamos.">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {inFile.map(({ texto, filas, categoria }) => (
          <Box
            component="li"
            key={texto}
            sx={{
              display: 'grid',
              gap: 1,
              alignItems: 'center',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
            }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <strong>{texto}</strong>{' '}
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                ({plural(filas, 'fila', 'filas')})
              </Box>
            </Typography>
            <CategorySelect
              label={`«${texto}» es`}
              value={categoria}
              none="Elige una categoría"
              onChange={(chosen) => onChange(texto, chosen)}
            />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
