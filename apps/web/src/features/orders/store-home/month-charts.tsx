import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { EstadisticasTienda } from '@tuerca/contracts/orders/store-dashboard/schemas';
import { bs } from '@/lib/format';
import { amountShort, monthShort, monthWithYear } from '@/lib/months';
import { BarChart } from '@/ui/charts/bar-chart';
import { EmptyState } from '@/ui/empty-state';
import { Panel } from '@/ui/panel';
import { Tabs } from '@/ui/tabs';

const whole = (value: number) => (Number.isInteger(value) ? value.toLocaleString('es-VE') : '');
const SERIES = {
  ingresos: { label: 'Ingresos', format: bs, short: amountShort },
  pedidos: { label: 'Pedidos', format: (value: number) => value.toLocaleString('es-VE'), short: whole },
} as const;
type Series = keyof typeof SERIES;

/** Income or orders of the last six months. */
export function MonthCharts({ stats }: { stats: EstadisticasTienda | undefined }) {
  const [series, setSeries] = useState<Series>('ingresos');
  if (!stats) return <Skeleton variant="rectangular" height={320} />;
  const chart = (name: Series) => (
    <BarChart
      label={`${SERIES[name].label} por mes`}
      headers={['Mes', SERIES[name].label]}
      bars={stats.meses.map((month) => ({
        short: monthShort(month.mes),
        name: monthWithYear(month.mes),
        value: month[name],
      }))}
      format={SERIES[name].format}
      formatShort={SERIES[name].short}
    />
  );
  return (
    <Panel title="Últimos seis meses">
      {stats.meses.every(({ pedidos }) => pedidos === 0) ? (
        <EmptyState
          compact
          title="Todavía no hay ventas"
          text="Con tus primeros pedidos verás aquí cómo va cada mes."
        />
      ) : (
        <Tabs
          label="Qué se dibuja"
          value={series}
          onChange={setSeries}
          panelSx={{ pt: 2 }}
          tabs={(['ingresos', 'pedidos'] as const).map((id) => ({
            id,
            label: SERIES[id].label,
            content: chart(id),
          }))}
        />
      )}
    </Panel>
  );
}
