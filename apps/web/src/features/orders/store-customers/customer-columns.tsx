import Box from '@mui/material/Box';
import type { ClienteTienda } from '@tuerca/contracts/orders/orders/customers';
import { customerColumn, spentColumn, telephoneColumn } from '@/entities/auth/customers/customer-columns';
import { plural, shortDate } from '@/lib/format';
import { secondLine } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';

/** Columns of the list of customers. */
export const STORE_CUSTOMER_COLUMNS: readonly Column<ClienteTienda>[] = [
  customerColumn(({ avatar, email }) => ({ photo: avatar, note: email })),
  telephoneColumn(),
  {
    id: 'pedidos',
    header: 'Pedidos',
    cell: ({ totalPedidos }) => plural(totalPedidos, 'pedido', 'pedidos'),
  },
  {
    id: 'ultimo',
    header: 'Último pedido',
    cell: ({ ultimoPedido, fechaPrimerCompra }) => (
      <>
        {shortDate(ultimoPedido)}
        <Box component="span" sx={secondLine}>
          Desde el {shortDate(fechaPrimerCompra)}
        </Box>
      </>
    ),
  },
  spentColumn(),
];
