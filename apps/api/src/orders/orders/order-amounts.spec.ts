import { ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { ESTADOS_PAGO } from '@tuerca/contracts/payments/payments/states';
import { keptAmount } from './order-amounts';
import { isPayable, isSold } from './order-rules';

const pairs = ESTADOS_PEDIDO.flatMap((estado) => ESTADOS_PAGO.map((estadoPago) => ({ estado, estadoPago })));
const those = (holds: (order: (typeof pairs)[number]) => boolean) =>
  pairs.filter(holds).map(({ estado, estadoPago }) => `${estado} ${estadoPago}`);
const standing = ESTADOS_PEDIDO.filter((estado) => estado !== 'cancelado');

test('an order is paid by a payment that is still expected, unless it was cancelled', () => {
  expect(those(isPayable)).toEqual(standing.flatMap((estado) => [`${estado} pendiente`, `${estado} en_verificacion`]));
});

test('a paid order was sold and its money kept, unless it was cancelled', () => {
  const sold = standing.map((estado) => `${estado} pagado`);
  expect(those(isSold)).toEqual(sold);
  expect(those((order) => keptAmount({ ...order, total: 1000 }) !== 0)).toEqual(sold);
});

test('what is kept is what was not given back', () => {
  const kept = (devuelto?: number) =>
    keptAmount({ estado: 'entregado', estadoPago: 'pagado', total: 1000, ...(devuelto !== undefined && { devuelto }) });
  expect([kept(), kept(0), kept(300), kept(1000)]).toEqual([1000, 1000, 700, 0]);
});
