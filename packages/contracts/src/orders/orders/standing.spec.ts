import { movedTo, orderStepName, orderWord } from './standing';
import type { OrderStanding } from './standing-schema';

const ORDER: OrderStanding = {
  ...{ estado: 'pendiente', subestado: null, estadoPago: 'pendiente' },
  ...{ metodoPago: 'pago_movil', tipoEntrega: 'delivery' },
};
const word = (changes: Partial<OrderStanding>) => orderWord({ ...ORDER, ...changes });

describe('the word for the state of an order', () => {
  it('follows its payment until it is prepared', () => {
    const words = (['pendiente', 'en_verificacion', 'pagado'] as const).map((estadoPago) => word({ estadoPago }));
    expect(words).toEqual(['Por pagar', 'Verificando el pago', 'Pagado']);
    expect(word({ estado: 'procesando', subestado: 'confirmado', estadoPago: 'pagado' })).toBe('Pagado');
    expect(word({ metodoPago: 'efectivo', tipoEntrega: 'retiro' })).toBe('Apartado');
  });

  it('is what happens to its goods from then on', () => {
    const paid = { estadoPago: 'pagado' } as const;
    expect(word({ ...paid, estado: 'procesando', subestado: 'en_preparacion' })).toBe('Preparando');
    expect(word({ ...paid, estado: 'procesando' })).toBe('Preparando');
    expect(word({ ...paid, estado: 'enviado' })).toBe('En camino');
    expect(word({ ...paid, estado: 'enviado', tipoEntrega: 'retiro' })).toBe('Listo para retirar');
    expect(word({ ...paid, estado: 'entregado' })).toBe('Entregado');
    expect(word({ estadoPago: 'rechazado', estado: 'cancelado' })).toBe('Cancelado');
  });

  it('stands in a sentence as the step that was taken', () => {
    const moved = (changes: Partial<OrderStanding>) => movedTo({ ...ORDER, estadoPago: 'pagado', ...changes });
    expect(moved({ estado: 'procesando', subestado: 'confirmado' })).toBe('confirmado');
    expect(moved({ estado: 'procesando', subestado: 'en_preparacion' })).toBe('en preparación');
    expect(moved({ estado: 'enviado', tipoEntrega: 'retiro' })).toBe('listo para retirar');
  });
});

it('the history of an order names each step, and of its first state the payment as well', () => {
  const name = (changes: Partial<OrderStanding>, again = false) =>
    orderStepName({ ...ORDER, ...changes }, ORDER, again);
  expect([name({}), name({}, true)]).toEqual(['Recibido', 'Pagado']);
  expect(name({ estado: 'procesando', subestado: 'confirmado' })).toBe('Confirmado');
  expect(name({ estado: 'procesando', subestado: 'en_preparacion' })).toBe('Preparando');
  expect(name({ estado: 'enviado' })).toBe('En camino');
  expect(orderStepName(ORDER, { metodoPago: 'efectivo', tipoEntrega: 'retiro' })).toBe('Apartado');
});
