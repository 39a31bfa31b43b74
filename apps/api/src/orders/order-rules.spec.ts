import { CANCELABLES, limitesFecha, origenesPedido } from './order-rules';

describe('months of Caracas', () => {
  // 02:00 UTC on the first of January is still the evening of the 31st of December there.
  const finDeAnio = new Date('2027-01-01T02:00:00Z');

  it('begin at four in the morning UTC, and the new year begins late', () => {
    expect(limitesFecha('thisMonth', finDeAnio)).toEqual({
      desde: new Date('2026-12-01T04:00:00Z'),
      hasta: new Date('2027-01-01T04:00:00Z'),
    });
    expect(limitesFecha('lastMonth', new Date('2027-01-01T05:00:00Z'))).toEqual({
      desde: new Date('2026-12-01T04:00:00Z'),
      hasta: new Date('2027-01-01T04:00:00Z'),
    });
    expect(limitesFecha('thisYear', finDeAnio)).toEqual({
      desde: new Date('2026-01-01T04:00:00Z'),
      hasta: new Date('2027-01-01T04:00:00Z'),
    });
    expect(limitesFecha('all', finDeAnio)).toBeUndefined();
  });
});

it('an order is cancelled before it leaves and delivered after it left', () => {
  expect(CANCELABLES).toEqual(['pendiente', 'procesando']);
  expect([origenesPedido('procesando'), origenesPedido('enviado'), origenesPedido('entregado')]).toEqual([
    ['pendiente'],
    ['procesando'],
    ['enviado'],
  ]);
});
