import { currentPrice } from './price';

const now = new Date('2026-11-21T12:00:00Z');

describe('The price that counts', () => {
  test('the best of discount and offer price wins; they never add up', () => {
    expect(currentPrice({ precio: 100, precioOferta: 85, descuento: { porcentaje: 10 } }, now)).toEqual({
      original: 10000,
      final: 8500,
      porcentaje: 15,
    });
    expect(currentPrice({ precio: 100, precioOferta: 95, descuento: { porcentaje: 10 } }, now).final).toBe(9000);
  });

  test('a discount outside its window does not count, and its bounds do', () => {
    const descuento = { porcentaje: 20, fechaInicio: '2026-11-21T12:00:00Z', fechaFin: '2026-11-22T00:00:00Z' };
    expect(currentPrice({ precio: 10, descuento }, now).final).toBe(800);
    expect(currentPrice({ precio: 10, descuento }, new Date('2026-11-21T11:59:59Z')).final).toBe(1000);
    expect(currentPrice({ precio: 10, descuento }, new Date('2026-11-22T00:00:01Z')).porcentaje).toBe(0);
  });

  test('an offer above the price changes nothing', () => {
    expect(currentPrice({ precio: 10, precioOferta: 12 }, now)).toEqual({
      original: 1000,
      final: 1000,
      porcentaje: 0,
    });
  });
});
