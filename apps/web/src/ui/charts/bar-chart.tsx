import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useId } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { visuallyHidden } from '@/ui/visually-hidden';
import type { Bar } from './bar';

interface BarChartProps {
  /** Heading of the chart and of the table with the same data. */
  label: string;
  /** Headers of that table's two columns: 'Mes', 'Gasto'. */
  headers: readonly [string, string];
  bars: readonly Bar[];
  /** Formats a value: 'Bs. 1.234,50'. */
  format: (value: number) => string;
  /** Formats a value in short for the axis: '1,2 mil'. */
  formatShort: (value: number) => string;
}

// The drawing code weighs more than the rest of such a page, so it is loaded last.
const Plot = lazyPart(async () => (await import('./bar-chart-plot')).BarChartPlot);
const HEIGHT = 240;

/** Bars over time. Screen readers get the same figures as a table; the space is reserved while the drawing's code loads. */
export function BarChart({ label, headers, bars, format, formatShort }: BarChartProps) {
  const id = useId();
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0, position: 'relative', height: HEIGHT }}>
      <Box aria-hidden sx={{ height: '100%' }}>
        <Suspense fallback={<Skeleton variant="rectangular" height={HEIGHT} />}>
          <Plot label={label} bars={bars} height={HEIGHT} format={format} formatShort={formatShort} />
        </Suspense>
      </Box>
      <Box sx={visuallyHidden}>
        <table>
          <caption id={id}>{label}</caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}
