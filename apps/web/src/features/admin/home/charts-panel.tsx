import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { STATISTICS_DAYS } from '@tuerca/contracts/admin/rules';
import type { Estadisticas } from '@tuerca/contracts/admin/statistics';
import { bs, dayAndMonth, longDate } from '@/lib/format';
import { amountShort, monthShort, monthWithYear } from '@/lib/months';
import { BarChart } from '@/ui/charts/bar-chart';
import { Panel } from '@/ui/panel';
import { Tabs } from '@/ui/tabs';

const number = (value: number) => value.toLocaleString('es-VE');
const whole = (value: number) => (Number.isInteger(value) ? number(value) : '');
const CHARTS = {
  pedidos: { label: 'Pedidos', format: number, short: whole },
  ventas: { label: 'Ventas', format: bs, short: amountShort },
  ingresos: { label: 'Ingresos', format: bs, short: amountShort },
} as const;
type Chart = keyof typeof CHARTS;

const monthsOf = (stats: Estadisticas, series: Chart) =>
  stats.meses.map((month) => ({ short: monthShort(month.mes), name: monthWithYear(month.mes), value: month[series] }));
const noon = (dia: string) => `${dia}T12:00:00-04:00`;

/** Orders, sales and income of six months, and the orders of the last thirty days. */
export function ChartsPanel({ stats }: { stats: Estadisticas | undefined }) {
  const [chart, setChart] = useState<Chart | 'dias'>('pedidos');
  if (!stats) return <Skeleton variant="rectangular" height={340} />;
  const draw = (series: Chart) => (
    <BarChart
      label={`${CHARTS[series].label} por mes`}
      headers={['Mes', CHARTS[series].label]}
      bars={monthsOf(stats, series)}
      format={CHARTS[series].format}
      formatShort={CHARTS[series].short}
    />
  );
  return (
    <Panel title="Evolución">
      <Tabs
        label="Qué se dibuja"
        value={chart}
        onChange={setChart}
        panelSx={{ pt: 2 }}
        tabs={[
          ...(['pedidos', 'ventas', 'ingresos'] as const).map((id) => ({
            id,
            label: CHARTS[id].label,
            content: draw(id),
          })),
          {
            id: 'dias' as const,
            label: `${STATISTICS_DAYS} días`,
            content: (
              <BarChart
                label="Pedidos por día"
                headers={['Día', 'Pedidos']}
                bars={stats.dias.map(({ dia, pedidos }) => ({
                  short: dayAndMonth(noon(dia)),
                  name: longDate(noon(dia)),
                  value: pedidos,
                }))}
                format={number}
                formatShort={whole}
              />
            ),
          },
        ]}
      />
    </Panel>
  );
}
