import Box from '@mui/material/Box';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { OrderStateCell, OrderTotalCell, unitsOf } from '@/entities/orders/orders/order-cells';
import { plural, shortDate } from '@/lib/format';
import type { Column } from '@/ui/data-table/column';

const second = { display: 'block', color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' } as const;
const oneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Container width (px) that the columns need. */
export const STORE_ORDER_COLUMNS_WIDTH = 980;

/** Columns of the store's list of orders. */
export const STORE_ORDER_COLUMNS: readonly Column<Pedido>[] = [
  {
    id: 'numero',
    header: 'Pedido',
    card: 'title',
    oneLine: true,
    cell: ({ numero, items, tipoEntrega }) => (
      <Box component="span" sx={{ display: 'block' }}>
        {numero}
        <Box component="span" sx={{ ...second, typography: 'body2' }}>
          {plural(unitsOf(items), 'producto', 'productos')} · {tipoEntrega === 'retiro' ? 'Retiro' : 'Delivery'}
        </Box>
      </Box>
    ),
  },
  {
    id: 'fecha',
    header: 'Fecha',
    card: 'corner',
    sortKey: 'fecha',
    descendingFirst: true,
    cell: ({ fecha }) => shortDate(fecha),
  },
  { id: 'estado', header: 'Estado', card: 'plain', cell: OrderStateCell },
  {
    id: 'cliente',
    header: 'Cliente',
    cell: ({ cliente }) => (
      <Box sx={{ minWidth: 120, maxWidth: { md: 150, xl: 240 } }}>
        <Box component="span" sx={twoLines}>
          {cliente.nombre}
        </Box>
        <Box component="span" title={cliente.email} sx={{ ...second, ...oneLine }}>
          {cliente.email}
        </Box>
      </Box>
    ),
  },
  {
    id: 'total',
    header: 'Total',
    align: 'right',
    sortKey: 'total',
    descendingFirst: true,
    cell: OrderTotalCell,
  },
];
