import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { Section } from '@/ui/section';

const years = ({ anioDesde, anioHasta }: Producto['compatibilidad'][number]): string => {
  if (anioDesde === null && anioHasta === null) return 'Todos los años';
  if (anioHasta === null) return `Desde ${anioDesde}`;
  if (anioDesde === null) return `Hasta ${anioHasta}`;
  return anioDesde === anioHasta ? String(anioDesde) : `${anioDesde} a ${anioHasta}`;
};

/** The vehicles that it fits. */
export function Compatibility({ producto }: { producto: Producto }) {
  const rows = producto.compatibilidad;
  const motor = rows.some((row) => row.motor);
  if (producto.universal || rows.length === 0)
    return (
      <Section title="Compatibilidad">
        <Typography>
          {producto.universal
            ? 'Repuesto universal: sirve para cualquier vehículo con la misma medida.'
            : 'La tienda no indicó los vehículos. Pregúntale antes de comprar.'}
        </Typography>
      </Section>
    );
  return (
    <Section title="Compatibilidad" text="Verifica la marca, el modelo y el año de tu vehículo.">
      <Box
        tabIndex={0}
        role="region"
        aria-label="Vehículos compatibles"
        sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: '10px', bgcolor: 'background.paper' }}
      >
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            typography: 'body2',
            '& th, & td': { textAlign: 'left', px: 2, py: 1.25 },
            '& th': { fontWeight: 600, bgcolor: 'marca.tile' },
            '& tbody tr + tr td': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">Marca</th>
              <th scope="col">Modelo</th>
              <th scope="col">Años</th>
              {motor && <th scope="col">Motor</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.marca}-${row.modelo}-${row.anioDesde}-${row.motor}`}>
                <td>{row.marca}</td>
                <td>{row.modelo}</td>
                <td>{years(row)}</td>
                {motor && <td>{row.motor ?? 'Todos'}</td>}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Section>
  );
}
