import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { EstadisticasTaller } from '@tuerca/contracts/citas/citas/statistics';
import { bs } from '@/lib/format';
import { amountShort, monthShort, monthWithYear } from '@/lib/months';
import { BarChart } from '@/ui/charts/bar-chart';
import { EmptyState } from '@/ui/empty-state';
import { Panel } from '@/ui/panel';
import { Tabs } from '@/ui/tabs';

const SERIES = {
  ingresos: { label: 'Ingresos', header: 'Ingresos', format: bs, short: amountShort },
  citas: {
    label: 'Citas',
    header: 'Citas',
    format: (value: number) => value.toLocaleString('es-VE'),
    short: (value: number) => (Number.isInteger(value) ? value.toLocaleString('es-VE') : ''),
  },
} as const;
type Series = keyof typeof SERIES;

/** Earnings or appointments of the last six months. */
export function WorkshopMonthChart({ statistics }: { statistics: EstadisticasTaller | undefined }) {
  const [series, setSeries] = useState<Series>('ingresos');
  const nothing = statistics?.meses.every(({ citas, ingresos }) => citas === 0 && ingresos === 0);
  const chart = (name: Series) =>
    statistics && (
      <BarChart
        label={`${SERIES[name].label} por mes`}
        headers={['Mes', SERIES[name].header]}
        bars={statistics.meses.map((month) => ({
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
      {!statistics ? (
        <Skeleton variant="rectangular" height={300} />
      ) : nothing ? (
        <EmptyState
          compact
          title="Todavía no hay movimiento"
          text="Cuando completes servicios, aquí verás cómo va cada mes."
        />
      ) : (
        <Tabs
          label="Qué se dibuja"
          value={series}
          onChange={setSeries}
          panelSx={{ pt: 2 }}
          tabs={[
            { id: 'ingresos', label: SERIES.ingresos.label, content: chart('ingresos') },
            { id: 'citas', label: SERIES.citas.label, content: chart('citas') },
          ]}
        />
      )}
    </Panel>
  );
}
