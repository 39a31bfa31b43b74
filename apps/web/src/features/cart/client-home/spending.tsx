import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { spendingProgress } from '@tuerca/contracts/cart/client-dashboard/rules';
import type { EstadisticasCliente } from '@tuerca/contracts/cart/client-dashboard/statistics';
import { bs } from '@/lib/format';
import { amountShort, monthName, monthShort, monthWithYear } from '@/lib/months';
import { BarChart } from '@/ui/charts/bar-chart';
import { EmptyState } from '@/ui/empty-state';

/** Bar of this month's amount relative to the previous month's, full at the same amount. */
function MonthProgress({ statistics: { gasto, meses } }: { statistics: EstadisticasCliente }) {
  const before = meses.at(-2)!.mes;
  const value = spendingProgress(gasto);
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 0.75 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Este mes: {bs(gasto.mes)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {gasto.mesAnterior > 0 ? `${monthName(before)}: ${bs(gasto.mesAnterior)}` : `Nada en ${monthName(before)}`}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={`Gasto de este mes frente a ${monthName(before)}`}
        sx={{ height: 8, borderRadius: 999 }}
      />
    </Box>
  );
}

/** Chart of my spending in the last months. */
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
      {statistics && !nothing && <MonthProgress statistics={statistics} />}
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
