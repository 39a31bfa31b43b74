import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { EstadisticasCliente } from '@tuerca/contracts/orders/statistics';
import { bs } from '../../lib/format';
import { BarChart } from '../../ui/charts/bar-chart';
import { EmptyState } from '../../ui/empty-state';
import { amountShort, monthShort, monthWithYear } from '../../lib/months';

/** What I spent in the last months, as bars. */
export function Spending({ statistics }: { statistics: EstadisticasCliente | undefined }) {
  const months = statistics?.meses ?? [];
  const nothing = statistics && months.every(({ total }) => total === 0);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="gasto-por-mes"
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Typography id="gasto-por-mes" variant="h3" component="h2">
        Gasto por mes
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Lo que pagaste en los últimos {months.length || 6} meses, en bolívares.
      </Typography>
      {!statistics ? (
        <Skeleton variant="rectangular" height={240} />
      ) : nothing ? (
        <EmptyState
          compact
          title="Sin gastos todavía"
          text="Cuando pagues una compra, aquí verás cuánto gastas cada mes."
        />
      ) : (
        <BarChart
          label="Gasto por mes"
          headers={['Mes', 'Gasto']}
          bars={months.map(({ mes, total }) => ({ short: monthShort(mes), name: monthWithYear(mes), value: total }))}
          format={bs}
          formatShort={amountShort}
        />
      )}
    </Paper>
  );
}
