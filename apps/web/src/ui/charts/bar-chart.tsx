import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useId } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { visuallyHidden } from '@/ui/visually-hidden';
import type { Bar } from './bar';

interface BarChartProps {
  /** What is drawn: heading of the table that says the same in words. */
  label: string;
  /** Of the two columns of that table: 'Mes', 'Gasto'. */
  headers: readonly [string, string];
  bars: readonly Bar[];
  /** A value as it is read: 'Bs. 1.234,50'. */
  format: (value: number) => string;
  /** The same on the axis, where there is no room: '1,2 mil'. */
  formatShort: (value: number) => string;
}

// The drawing code weighs more than everything else on such a page: it comes after it.
const Plot = lazyPart(async () => (await import('./bar-chart-plot')).BarChartPlot);
const HEIGHT = 240;

/** Bars over time. Screen readers get the same figures as a table; the place is kept while the drawing's code loads. */
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
