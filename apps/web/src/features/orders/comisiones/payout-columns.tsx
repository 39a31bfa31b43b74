import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Liquidacion } from '@tuerca/contracts/orders/comisiones/schemas';
import { ESTADO_LIQUIDACION_LABELS } from '@tuerca/contracts/orders/comisiones/states';
import { plural, shortDate } from '@/lib/format';
import type { Column } from '@/ui/data-table/column';
import { StatusChip } from '@/ui/status-chip';
import { Amount } from './amount';

/** State of a payout. */
export const PayoutChip = ({ estado }: Pick<Liquidacion, 'estado'>) => (
  <StatusChip label={ESTADO_LIQUIDACION_LABELS[estado]} tone={estado === 'pagada' ? 'success' : 'warning'} />
);

/** Columns of payouts; `jobs` is the noun for their entries. */
export const payoutColumns = (
  pathOf: (liquidacionId: string) => string,
  jobs: readonly [string, string],
): readonly Column<Liquidacion>[] => [
  {
    id: 'numero',
    header: 'Liquidación',
    card: 'title',
    cell: ({ _id, numero }) => (
      <MuiLink component={Link} to={pathOf(_id)} sx={{ whiteSpace: 'nowrap' }}>
        Liquidación {numero}
      </MuiLink>
    ),
  },
  { id: 'fecha', header: 'Cerrada', card: 'corner', cell: ({ fecha }) => shortDate(fecha) },
  { id: 'estado', header: 'Estado', card: 'plain', cell: ({ estado }) => <PayoutChip estado={estado} /> },
  { id: 'pedidos', header: 'Incluye', cell: ({ pedidos }) => plural(pedidos, ...jobs) },
  {
    id: 'referencia',
    header: 'Transferencia',
    cell: ({ referencia, fechaPago }) =>
      referencia && fechaPago ? `Ref. ${referencia}, ${shortDate(fechaPago)}` : 'Pendiente',
  },
  { id: 'total', header: 'Total', align: 'right', cell: ({ total }) => <Amount of={total} strong /> },
];
