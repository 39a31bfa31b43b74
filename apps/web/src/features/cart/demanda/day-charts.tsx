import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { MesDemanda } from '@tuerca/contracts/cart/demanda/schemas';
import { bs, dayAndMonth } from '@/lib/format';
import { amountShort, monthWithYear } from '@/lib/months';
import { BarChart } from '@/ui/charts/bar-chart';
import { EmptyState } from '@/ui/empty-state';
import { Panel } from '@/ui/panel';
import { Tabs } from '@/ui/tabs';
import { formatNumber } from './format';

type Day = MesDemanda['dias'][number];
const whole = (value: number) => (Number.isInteger(value) ? formatNumber(value) : '');
const SERIES = {
  monto: { label: 'Vendido', of: ({ monto }: Day) => monto.bs, format: bs, short: amountShort },
  vistas: { label: 'Vistas', of: ({ vistas }: Day) => vistas, format: formatNumber, short: whole },
  carritos: { label: 'Al carrito', of: ({ carritos }: Day) => carritos, format: formatNumber, short: whole },
} as const;
type Series = keyof typeof SERIES;

const isQuiet = ({ vistas, carritos, unidades }: Day) => vistas === 0 && carritos === 0 && unidades === 0;
const columns = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) fit-content(460px)' },
} as const;

/** The days in which something happened, the last one first; it scrolls in itself. */
const DaysTable = ({ days, name }: { days: readonly Day[]; name: string }) => (
  <Box
    tabIndex={0}
    role="region"
    aria-label={`Días de ${name}`}
    sx={{ maxHeight: 288, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
  >
    <Table
      size="small"
      stickyHeader
      aria-label={`Cifras por día de ${name}`}
      sx={{ fontVariantNumeric: 'tabular-nums', '& th, & td': { px: { xs: 0.5, sm: 2 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Día</TableCell>
          <TableCell align="right">Vistas</TableCell>
          <TableCell align="right">Carrito</TableCell>
          <TableCell align="right">Vendido</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {[...days].reverse().map(({ dia, vistas, carritos, monto }) => (
          <TableRow key={dia}>
            <TableCell component="th" scope="row">
              {dayAndMonth(dia)}
            </TableCell>
            <TableCell align="right">{formatNumber(vistas)}</TableCell>
            <TableCell align="right">{formatNumber(carritos)}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {bs(monto.bs)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

/** A month day by day, drawn and in numbers beside it. Days to come are left out. */
export function DayCharts({ month, today }: { month: MesDemanda | undefined; today: string }) {
  const [series, setSeries] = useState<Series>('monto');
  if (!month) return <Skeleton variant="rectangular" height={380} />;
  const name = monthWithYear(month.mes);
  const days = month.dias.filter(({ dia }) => dia <= today);
  const chart = (id: Series) => (
    <BarChart
      label={`${SERIES[id].label} por día`}
      headers={['Día', SERIES[id].label]}
      bars={days.map((day) => ({
        short: String(Number(day.dia.slice(8))),
        name: dayAndMonth(day.dia),
        value: SERIES[id].of(day),
      }))}
      format={SERIES[id].format}
      formatShort={SERIES[id].short}
    />
  );
  return (
    <Panel title="Día por día">
      {days.every(isQuiet) ? (
        <EmptyState
          compact
          title={`Nada que contar en ${name}`}
          text="Cuando alguien abra, agregue al carrito o compre tus productos, lo verás aquí día por día."
        />
      ) : (
        <Box sx={columns}>
          <Box sx={{ minWidth: 0 }}>
            <Tabs
              label="Qué se dibuja"
              value={series}
              onChange={setSeries}
              panelSx={{ pt: 2 }}
              tabs={(['monto', 'vistas', 'carritos'] as const).map((id) => ({
                id,
                label: SERIES[id].label,
                content: chart(id),
              }))}
            />
          </Box>
          <DaysTable days={days.filter((day) => !isQuiet(day))} name={name} />
        </Box>
      )}
    </Panel>
  );
}
