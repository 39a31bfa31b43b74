import Box from '@mui/material/Box';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { bs, ref } from '@/lib/format';
import { LateChip, OrderChip, PaymentChip } from './order-chips';

/** Number of units in an order. */
export const unitsOf = (items: Pedido['items']): number => items.reduce((sum, { cantidad }) => sum + cantidad, 0);

/** State of an order and of its payment, in a list. */
export const OrderStateCell = (pedido: Pedido) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    <LateChip pedido={pedido} />
    <OrderChip estado={pedido.estado} subestado={pedido.subestado} />
    <PaymentChip estado={pedido.estadoPago} metodo={pedido.metodoPago} reembolso={pedido.reembolso} />
  </Box>
);

/** Total of an order, in a list. */
export const OrderTotalCell = ({ total, totalUSD }: Pedido) => (
  <>
    <Box component="span" sx={{ display: 'block', fontWeight: 700, whiteSpace: 'nowrap' }}>
      {bs(total)}
    </Box>
    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {ref(totalUSD)}
    </Box>
  </>
);
