import { PRODUCT_MESSAGES } from './messages';
import { currentPrice, Descuento, percentOff } from './price';

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
    expect(currentPrice({ precio: 10, descuento }, new Date('2026-11-22T00:00:00Z')).final).toBe(800);
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

    test('of two equal ones the first is named, of any order the best, and none that takes nothing off', () => {
      const promocion = (promociones: (typeof week)[], precio = 100) =>
        currentPrice({ precio, promociones }, new Date('2026-11-22T12:00:00Z')).promocion;
      expect([promocion([day, week]), promocion([week, day])]).toEqual([day, day]);
      expect(promocion([week, { ...week, titulo: 'Otra' }])).toBe(week);
      expect([promocion([week], 0.01), promocion([])]).toEqual([null, null]);
    });

    test('its badge keeps the announced figure where a cent was rounded', () => {
      expect(currentPrice({ precio: 10.01, promociones: [{ ...week, porcentaje: 20 }] }, now)).toMatchObject({
        final: 801,
        porcentaje: 20,
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

test.each([
  ['3 of 480 dollars', 48000, 47700, null, 0],
  ['7.5 %', 2000, 1850, null, 7],
  ['1 of 100', 10000, 9900, null, 1],
  ['99.99 %', 10000, 1, null, 99],
  ['nothing', 1000, 1000, 20, 0],
  ['nothing, where a cent is more than announced', 10, 10, 5, 0],
  ['a price that rose', 1000, 1200, null, 0],
  ['20 %, of which a cent was rounded', 1001, 801, 20, 20],
  ['an offer that goes beyond the announced one', 1000, 700, 20, 30],
  ['all, of which a cent is left', 10000, 1, 100, 99],
])('a badge never says more than what falls: %s', (_, original, final, declared, percent) => {
  expect(percentOff(original, final, declared)).toBe(percent);
});

test('a discount keeps its own figure, an offer price is rounded down', () => {
  expect(currentPrice({ precio: 10.01, descuento: { porcentaje: 20 } }, now)).toMatchObject({
    final: 801,
    porcentaje: 20,
  });
  expect(currentPrice({ precio: 480, precioOferta: 477 }, now)).toMatchObject({ final: 47700, porcentaje: 0 });
  expect(currentPrice({ precio: 20, precioOferta: 18.5 }, now).porcentaje).toBe(7);
  // 8.6 cents by the discount, 8 by the offer: the badge is the offer's.
  expect(currentPrice({ precio: 0.1, precioOferta: 0.08, descuento: { porcentaje: 14 } }, now).porcentaje).toBe(20);
});

test('a discount ends at its beginning at the earliest', () => {
  const [early, late] = ['2026-11-21T04:00:00.000Z', '2026-11-22T04:00:00.000Z'];
  const problem = (fechaInicio: string | null, fechaFin?: string | null) =>
    Descuento.safeParse({ porcentaje: 10, fechaInicio, fechaFin }).error?.issues.map(({ path, message }) => [
      path.join('.'),
      message,
    ]);
  expect([problem(early, late), problem(early, early), problem(early), problem(null, early)]).toEqual(Array(4));
  expect(problem(late, early)).toEqual([['fechaFin', PRODUCT_MESSAGES.discountDates]]);
});
