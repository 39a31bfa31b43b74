import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ClienteTienda } from '@tuerca/contracts/orders/customers';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { bs, plural, shortDate } from '../../lib/format';
import type { Column } from '../../ui/data-table/column';

const second = { display: 'block', color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' } as const;

/** Room (px) that the columns need beside each other. */
export const CUSTOMER_COLUMNS_WIDTH = 860;

/** What the list says of each customer. */
export const CUSTOMER_COLUMNS: readonly Column<ClienteTienda>[] = [
  {
    id: 'nombre',
    header: 'Cliente',
    card: 'title',
    cell: ({ nombre, avatar, email }) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Avatar
          src={avatar ?? undefined}
          alt=""
          sx={{ width: 36, height: 36, fontSize: '0.9375rem', bgcolor: 'marca.tile', color: 'text.primary' }}
        >
          {nombre.charAt(0)}
        </Avatar>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {nombre}
          <Box component="span" sx={{ ...second, typography: 'body2' }}>
            {email}
          </Box>
        </Box>
      </Box>
    ),
  },
  {
    id: 'telefono',
    header: 'Teléfono',
    cell: ({ telefono }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {telefono ? formatTelefono(telefono) : 'Sin teléfono'}
      </Box>
    ),
  },
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
        <Box component="span" sx={second}>
          Desde el {shortDate(fechaPrimerCompra)}
        </Box>
      </>
    ),
  },
  {
    id: 'gasto',
    header: 'Gasto total',
    align: 'right',
    cell: ({ gastoTotal }) => (
      <Box component="span" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        {bs(gastoTotal)}
      </Box>
    ),
  },
];
