import { CARGOS } from '../../kernel/capabilities';
import { changesPrices, hasPrice, maySetPrices, withoutPrices } from './price-rights';

test('a draft has no price, one of a cent has', () => {
  expect([0, 0.01, 25].map((precio) => hasPrice({ precio }))).toEqual([false, true, true]);
});

test('the owner alone sets prices', () => {
  expect([null, undefined, ...CARGOS].map(maySetPrices)).toEqual([true, true, false, false, false]);
});

test('a form of a member has no prices, and all else', () => {
  expect(withoutPrices({ nombre: 'Filtro', precio: 10, precioOferta: 9, descuento: null, stock: 3 })).toEqual({
    nombre: 'Filtro',
    stock: 3,
  });
});

describe('a change of a product', () => {
  const fechaInicio = '2026-11-21T04:00:00.000Z';
  const fechaFin = '2026-11-22T04:00:00.000Z';
  const present = { precio: 10, precioOferta: 9, descuento: { porcentaje: 5, fechaInicio } };

  it.each([
    [{}],
    [{ precio: 10 }],
    [{ precioOferta: 9 }],
    [{ descuento: { porcentaje: 5, fechaInicio } }],
    [{ descuento: { porcentaje: 5, fechaInicio, fechaFin: null } }],
    [{ descuento: { fechaInicio, porcentaje: 5 } }],
    [{ ...present, nombre: 'Otro' }],
  ])('that keeps its prices sets none: %j', (change) => {
    expect(changesPrices(change, present)).toBe(false);
  });

  it.each([
    [{ precio: 10.01 }],
    [{ precio: 0 }],
    [{ precioOferta: 8 }],
    [{ precioOferta: null }],
    [{ descuento: null }],
    [{ descuento: { porcentaje: 6, fechaInicio } }],
    [{ descuento: { porcentaje: 5 } }],
    [{ descuento: { porcentaje: 5, fechaInicio: fechaFin } }],
    [{ descuento: { porcentaje: 5, fechaInicio, fechaFin } }],
    [{ ...present, precio: 11 }],
  ])('that sets a price, an offer or a discount sets prices: %j', (change) => {
    expect(changesPrices(change, present)).toBe(true);
  });

  it('from or to no discount is one of prices, too', () => {
    const none = { precio: 10, precioOferta: null, descuento: null };
    expect(changesPrices({ descuento: { porcentaje: 5 } }, none)).toBe(true);
    expect(changesPrices({ descuento: null, precioOferta: null }, none)).toBe(false);
  });
});
