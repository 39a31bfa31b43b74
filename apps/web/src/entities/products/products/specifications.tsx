import Box from '@mui/material/Box';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { Section } from '@/ui/section';

const CONDITION: Record<string, string> = { nuevo: 'Nuevo', usado: 'Usado', remanufacturado: 'Remanufacturado' };
const kilos = (weight: number) => `${weight.toLocaleString('es-VE', { maximumFractionDigits: 2 })} kg`;

/** The store's specifications, as pairs. */
export function Specifications({ producto }: { producto: Producto }) {
  const { equivalencias, marcaRepuesto, tipoRepuesto, condicion, sku, pesoKg, especificaciones } = producto;
  const own = new Set(Object.keys(especificaciones).map((name) => name.toLowerCase()));
  const common: [string, string | null][] = [
    ['Equivale a', equivalencias.join(' · ')],
    ['Marca del repuesto', marcaRepuesto],
    ['Tipo', tipoRepuesto],
    ['Condición', CONDITION[condicion] ?? condicion],
    ['Peso', pesoKg === null ? null : kilos(pesoKg)],
    ['SKU', sku],
  ];
  const rows = [
    ...common.filter(([name, value]) => value && !own.has(name.toLowerCase())),
    ...Object.entries(especificaciones),
  ];
  if (rows.length === 0) return null;
  return (
    <Section title="Especificaciones">
      <Box
        component="dl"
        sx={{
          m: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: '10px',
          overflow: 'hidden',
          bgcolor: 'background.paper',
          typography: 'body2',
        }}
      >
        {rows.map(([name, value]) => (
          <Box
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
              '& + &': { borderTop: 1, borderColor: 'divider' },
              '& > *': { px: 2, py: 1.25 },
            }}
          >
            <Box component="dt" sx={{ bgcolor: 'marca.tile', color: 'text.secondary', fontWeight: 500 }}>
              {name}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, fontWeight: 600, fontFeatureSettings: '"tnum", "zero"', overflowWrap: 'anywhere' }}
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
