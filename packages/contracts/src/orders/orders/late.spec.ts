import { isOrderLate } from './late';
import type { Pedido } from './schemas';

const llegada = { desde: '2026-11-24', hasta: '2026-11-26' };
const late = (over: Partial<Pick<Pedido, 'estado' | 'estadoPago' | 'llegada'>>, now: string) =>
  isOrderLate({ estado: 'enviado', estadoPago: 'pagado', llegada, ...over }, new Date(now));

test('an order is late from the midnight of Caracas after its last promised day', () => {
  expect(late({}, '2026-11-27T03:59:59Z')).toBe(false);
  expect(late({}, '2026-11-27T04:00:00Z')).toBe(true);
  expect(late({ estado: 'pendiente' }, '2026-11-28T12:00:00Z')).toBe(true);
});

test('what was delivered, cancelled, not paid or never promised is not', () => {
  for (const over of [
    { estado: 'entregado' },
    { estado: 'cancelado' },
    { estadoPago: 'en_verificacion' },
    { llegada: null },
  ] as const)
    expect(late(over, '2026-12-24T12:00:00Z')).toBe(false);
});
