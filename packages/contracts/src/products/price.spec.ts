import { currentPrice } from './price';

const now = new Date('2026-11-21T12:00:00Z');

describe('The price that counts', () => {
  test('the best of discount and offer price wins; they never add up', () => {
    expect(currentPrice({ precio: 100, precioOferta: 85, descuento: { porcentaje: 10 } }, now)).toEqual({
      original: 10000,
      final: 8500,
      porcentaje: 15,
      promocion: null,
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
      promocion: null,
    });
  });

  describe('of promotions', () => {
    const desde = '2026-11-21T04:00:00Z';
    const hasta = '2026-11-23T04:00:00Z';
    const week = { titulo: 'Semana', porcentaje: 30, desde, hasta };
    const day = { titulo: 'Un día', porcentaje: 50, desde: '2026-11-22T04:00:00Z', hasta };

    test('the best one wins, over discount and offer price too, and names itself', () => {
      const promociones = [week, day];
      const at = (instant: string, more: object = {}) =>
        currentPrice({ precio: 100, promociones, ...more }, new Date(instant));
      expect(at('2026-11-21T12:00:00Z')).toEqual({ original: 10000, final: 7000, porcentaje: 30, promocion: week });
      expect(at('2026-11-22T12:00:00Z')).toMatchObject({ final: 5000, promocion: day });
      expect(at('2026-11-22T12:00:00Z', { precioOferta: 49 })).toMatchObject({ final: 4900, promocion: null });
      expect(at('2026-11-21T12:00:00Z', { descuento: { porcentaje: 30 } })).toMatchObject({
        final: 7000,
        promocion: week,
      });
    });

    test('a promotion holds from its first instant until before its end', () => {
      const final = (instant: string) => currentPrice({ precio: 10, promociones: [week] }, new Date(instant)).final;
      expect(['2026-11-21T03:59:59.999Z', desde, '2026-11-23T03:59:59.999Z', hasta].map(final)).toEqual([
        1000, 700, 700, 1000,
      ]);
    });

    test('one of a hundred percent leaves a cent, one with decimals is rounded half up', () => {
      const final = (precio: number, porcentaje: number) =>
        currentPrice({ precio, promociones: [{ ...week, porcentaje }] }, now).final;
      expect([final(10, 100), final(0.01, 50), final(2.01, 50), final(100, 12.25), final(0.4, 12.5)]).toEqual([
        1, 1, 101, 8775, 35,
      ]);
    });
  });
});
