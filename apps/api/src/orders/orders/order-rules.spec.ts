import { CANCELLABLE, dateBounds, pedidoOrigins } from './order-rules';

describe('months of Caracas', () => {
  // 02:00 UTC on the first of January is still the evening of the 31st of December there.
  const yearEnd = new Date('2027-01-01T02:00:00Z');

  it('begin at four in the morning UTC, and the new year begins late', () => {
    expect(dateBounds('thisMonth', yearEnd)).toEqual({
      desde: new Date('2026-12-01T04:00:00Z'),
      hasta: new Date('2027-01-01T04:00:00Z'),
    });
    expect(dateBounds('lastMonth', new Date('2027-01-01T05:00:00Z'))).toEqual({
      desde: new Date('2026-12-01T04:00:00Z'),
      hasta: new Date('2027-01-01T04:00:00Z'),
    });
    expect(dateBounds('thisYear', yearEnd)).toEqual({
      desde: new Date('2026-01-01T04:00:00Z'),
      hasta: new Date('2027-01-01T04:00:00Z'),
    });
    expect(dateBounds('lastMonth', yearEnd)).toEqual({
      desde: new Date('2026-11-01T04:00:00Z'),
      hasta: new Date('2026-12-01T04:00:00Z'),
    });
    expect(dateBounds('thisMonth', new Date('2027-01-01T04:00:00Z'))).toEqual({
      desde: new Date('2027-01-01T04:00:00Z'),
      hasta: new Date('2027-02-01T04:00:00Z'),
    });
    expect(dateBounds('all', yearEnd)).toBeUndefined();
  });
});

it('an order is cancelled before it leaves and delivered after it left', () => {
  expect(CANCELLABLE).toEqual(['pendiente', 'procesando']);
  expect([pedidoOrigins('procesando'), pedidoOrigins('enviado'), pedidoOrigins('entregado')]).toEqual([
    ['pendiente'],
    ['procesando'],
    ['enviado'],
  ]);
});
