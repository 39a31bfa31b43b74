import type { MesIngresos } from '@tuerca/contracts/orders/comisiones/schemas';
import { bs } from '@/lib/format';
import { amountShort, monthShort, monthWithYear } from '@/lib/months';
import { BarChart } from '@/ui/charts/bar-chart';
import { Panel } from '@/ui/panel';

/** Months that are drawn. */
const DRAWN = 6;

/** Net income of the last six months; their figures stand in the table of months. */
export const IncomeMonthChart = ({ meses }: { meses: readonly MesIngresos[] }) => (
  <Panel title="Neto de los últimos seis meses">
    <BarChart
      label="Neto por mes"
      headers={['Mes', 'Neto']}
      // A month in which more came back than was sold has no bar.
      bars={meses.slice(-DRAWN).map(({ mes, neto }) => ({
        short: monthShort(mes),
        name: monthWithYear(mes),
        value: neto.bs,
      }))}
      format={bs}
      formatShort={amountShort}
    />
  </Panel>
);
