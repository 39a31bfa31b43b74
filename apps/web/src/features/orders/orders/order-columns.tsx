import Box from '@mui/material/Box';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { OrderStateCell, OrderTotalCell, unitsOf } from '@/entities/orders/orders/order-cells';
import { plural, shortDate } from '@/lib/format';
import type { Column } from '@/ui/data-table/column';

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Container width (px) that the columns need. */
export const ORDER_COLUMNS_WIDTH = 970;

/** Columns of the list of my purchases. */
export const ORDER_COLUMNS: readonly Column<Pedido>[] = [
  {
    id: 'numero',
    header: 'Pedido',
    card: 'title',
    oneLine: true,
    cell: ({ numero }) => numero,
  },
  { id: 'fecha', header: 'Fecha', card: 'corner', cell: (pedido) => shortDate(pedido.fecha) },
  {
    id: 'estado',
    header: 'Estado',
    card: 'plain',
    cell: OrderStateCell,
  },
  {
    id: 'tienda',
    header: 'Tienda',
    cell: ({ tienda, items }) => (
      <Box sx={{ minWidth: 120 }}>
        <Box component="span" sx={twoLines}>
          {tienda.nombre}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {plural(unitsOf(items), 'producto', 'productos')}
        </Box>
      </Box>
    ),
  },
  {
    id: 'total',
    header: 'Total',
    align: 'right',
    cell: OrderTotalCell,
  },
];
