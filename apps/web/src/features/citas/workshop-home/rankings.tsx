import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { EstadisticasTaller } from '@tuerca/contracts/citas/citas/statistics';
import { bs, plural } from '@/lib/format';
import { Panel } from '@/ui/panel';

interface Line {
  id: string;
  name: string;
  text: string;
  amount: number;
}

const Ranking = ({ lines, empty, label }: { lines: readonly Line[]; empty: string; label: string }) =>
  lines.length === 0 ? (
    <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
  ) : (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ id, name, text, amount }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { borderBottom: 0 },
          }}
        >
          <Typography sx={{ flex: '1 1 140px', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {text}
            </Typography>
          </Typography>
          <Typography sx={{ whiteSpace: 'nowrap' }}>{bs(amount)}</Typography>
        </Box>
      ))}
    </Box>
  );

/** Most requested services and most frequent clients of the last six months. */
export function Rankings({ statistics }: { statistics: EstadisticasTaller | undefined }) {
  if (!statistics) return <Skeleton variant="rectangular" height={300} />;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <Panel title="Servicios más pedidos">
        <Ranking
          label="Servicios más pedidos"
          empty="Aquí verás qué te piden más."
          lines={statistics.serviciosPopulares.map(({ _id, nombre, citas, ingresos }) => ({
            id: _id,
            name: nombre,
            text: plural(citas, 'cita', 'citas'),
            amount: ingresos,
          }))}
        />
      </Panel>
      <Panel title="Clientes frecuentes">
        <Ranking
          label="Clientes frecuentes"
          empty="Aquí verás quién vuelve más."
          lines={statistics.clientesFrecuentes.map(({ _id, nombre, visitas, gastoTotal }) => ({
            id: _id,
            name: nombre,
            text: plural(visitas, 'visita', 'visitas'),
            amount: gastoTotal,
          }))}
        />
      </Panel>
    </Box>
  );
}
