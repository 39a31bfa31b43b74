import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { orderColumn, type OrderRow } from '@tuerca/contracts/orders/orders/columns';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { bs, ref, shortDate } from '@/lib/format';
import { secondLine, twoLines } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';
import { EmailText } from '@/ui/email-text';
import { LateOrderChip, OrderStateChips } from './order-chips';

const oneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

type ListedOrder = OrderRow & Pick<Pedido, 'reembolso'>;
type Shown = 'numero' | 'fecha' | 'estado' | 'cliente' | 'tienda' | 'total';
interface OrderColumnsOptions<Row> {
  exclude: readonly Shown[];
  /** Lines below the number or the name of the store. */
  under?: Partial<Record<'numero' | 'tienda', (row: Row) => readonly string[]>>;
  /** State of the order and of its payment; by default without the mark of a late order, which a short row cannot tell. */
  state?: (row: Row) => ReactNode;
  /** Names keep two lines and e-mail addresses one, where the buttons of a row need the room. */
  narrow?: boolean;
}

/** State of an order and of its payment, with a mark on a late order. */
export const OrderStateCell = (pedido: Pedido) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    <LateOrderChip pedido={pedido} />
    <OrderStateChips pedido={pedido} />
  </Box>
);
const StateCell = (pedido: ListedOrder) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    <OrderStateChips pedido={pedido} />
  </Box>
);
const TotalCell = ({ total, totalUSD }: ListedOrder) => (
  <>
    <Box component="span" sx={{ display: 'block', fontWeight: 700, whiteSpace: 'nowrap' }}>
      {bs(total)}
    </Box>
    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {ref(totalUSD)}
    </Box>
  </>
);
const linesBelow = (lines: readonly string[] = []) =>
  lines.map((line) => (
    <Box key={line} component="span" sx={secondLine}>
      {line}
    </Box>
  ));

/** Columns of the lists of orders: the client's, the store's and the administrators'. */
export function orderColumns<Row extends ListedOrder>({
  exclude,
  under = {},
  state = StateCell,
  narrow = false,
}: OrderColumnsOptions<Row>): readonly Column<Row>[] {
  const cells: Record<Shown, Omit<Column<Row>, 'id' | 'header' | 'sortKey'> & { header?: string }> = {
    numero: {
      card: 'title',
      oneLine: true,
      cell: (row) => (
        <Box component="span" sx={{ display: 'block' }}>
          {row.numero}
          {linesBelow(under.numero?.(row))}
        </Box>
      ),
    },
    fecha: {
      card: 'corner',
      sortNames: ['Más antiguos', 'Más recientes'],
      descendingFirst: true,
      cell: ({ fecha }) => shortDate(fecha),
    },
    estado: { card: 'plain', cell: state },
    cliente: {
      cell: ({ cliente: { nombre, email } }) => (
        <Box
          sx={narrow ? { minWidth: 120, maxWidth: { md: 150, xl: 240 } } : { minWidth: 140, overflowWrap: 'anywhere' }}
        >
          <Box component="span" sx={narrow ? twoLines : undefined}>
            {nombre}
          </Box>
          <Box
            component="span"
            title={narrow ? email : undefined}
            sx={narrow ? { ...secondLine, ...oneLine } : secondLine}
          >
            {narrow ? email : <EmailText email={email} />}
          </Box>
        </Box>
      ),
    },
    tienda: {
      cell: (row) => (
        <Box sx={narrow ? { minWidth: 120 } : undefined}>
          <Box component="span" sx={narrow ? twoLines : undefined}>
            {orderColumn('tienda').value(row)}
          </Box>
          {linesBelow(under.tienda?.(row))}
        </Box>
      ),
    },
    // The cell shows both currencies.
    total: { header: 'Total', align: 'right', descendingFirst: true, cell: TotalCell },
  };
  return (Object.keys(cells) as Shown[])
    .filter((id) => !exclude.includes(id))
    .map((id) => {
      const { title, sort } = orderColumn(id);
      return { id, header: title, sortKey: sort, ...cells[id] };
    });
}
