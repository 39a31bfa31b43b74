import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart as XBarChart } from '@mui/x-charts/BarChart';
import type { Bar } from './bar';

interface PlotProps {
  label: string;
  bars: readonly Bar[];
  height: number;
  format: (value: number) => string;
  formatShort: (value: number) => string;
}

/** The drawing of a BarChart: one series, the last bar (the present month) in full colour, the others lighter. */
export function BarChartPlot({ label, bars, height, format, formatShort }: PlotProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <XBarChart
      height={height}
      skipAnimation={still}
      // Hidden from assistive technology, which reads the table beside it: nothing in here takes the focus.
      disableKeyboardNavigation
      hideLegend
      borderRadius={6}
      margin={{ top: 12, right: 4, bottom: 0, left: 0 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          id: 'time',
          scaleType: 'band',
          data: bars.map(({ name }) => name),
          categoryGapRatio: 0.4,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (name: string, { location }) =>
            location === 'tick' ? (bars.find((bar) => bar.name === name)?.short ?? name) : name,
          colorMap: {
            type: 'ordinal',
            colors: bars.map((_, i) =>
              i === bars.length - 1 ? 'var(--t-palette-primary-main)' : 'var(--t-palette-marca-tileInk)',
            ),
          },
        },
      ]}
      yAxis={[
        {
          id: 'amount',
          width: 56,
          min: 0,
          disableLine: true,
          disableTicks: true,
          tickNumber: 4,
          valueFormatter: formatShort,
        },
      ]}
      series={[{ data: bars.map(({ value }) => value), label, valueFormatter: (value) => format(value ?? 0) }]}
      sx={{
        '& .MuiChartsAxis-tickLabel': { fill: 'var(--t-palette-text-secondary)', fontSize: 12 },
        '& .MuiChartsGrid-line': { stroke: 'var(--t-palette-divider)' },
      }}
    />
  );
}
