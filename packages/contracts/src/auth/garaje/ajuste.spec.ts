import { type Ajuste, fitOf, type Fittable } from './ajuste';
import { maxModelYear, vehicleName, type Vehiculo } from './vehiculo';

const corolla: Vehiculo = { marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: null };
const row = (overrides: Partial<Fittable['compatibilidad'][number]> = {}) => ({
  marca: 'Toyota',
  modelo: 'Corolla',
  anioDesde: 2009,
  anioHasta: 2013,
  motor: null,
  ...overrides,
});
const part = (...compatibilidad: Fittable['compatibilidad']) => ({ universal: false, compatibilidad });

describe('Whether a part fits', () => {
  test('a universal part fits everything, whatever its rows say; without rows nobody knows', () => {
    expect(fitOf({ universal: true, compatibilidad: [] }, corolla)).toBe('compatible');
    expect(fitOf({ universal: true, compatibilidad: [row({ modelo: 'Hilux' })] }, corolla)).toBe('compatible');
    expect(fitOf(part(), corolla)).toBe('no-indicado');
  });

  test.each<[string, Partial<Vehiculo>, Ajuste]>([
    ['the same', {}, 'compatible'],
    ['another brand', { marca: 'Ford' }, 'no-compatible'],
    ['another model', { modelo: 'Hilux' }, 'no-compatible'],
    ['a longer name of a model', { modelo: 'Corolla Cross' }, 'no-compatible'],
    ['case, accents and spaces around', { marca: ' TOYOTA', modelo: 'Coróllá ' }, 'compatible'],
  ])('%s', (_case, change, expected) => expect(fitOf(part(row()), { ...corolla, ...change })).toBe(expected));

  test('names are the same with or without dashes and spaces, and names in other letters stay apart', () => {
    for (const modelo of ['CX-5', 'cx5', 'CX 5'])
      expect(fitOf(part(row({ marca: 'Mazda', modelo: 'CX-5' })), { ...corolla, marca: 'mazda', modelo })).toBe(
        'compatible',
      );
    for (const marca of ['Citroën', 'CITROEN'])
      expect(fitOf(part(row({ marca: 'Citroën' })), { ...corolla, marca })).toBe('compatible');
    expect(fitOf(part(row({ marca: '日産' })), { ...corolla, marca: 'Москвич' })).toBe('no-compatible');
    expect(fitOf(part(row({ marca: 'МОСКВИЧ' })), { ...corolla, marca: 'Москвич' })).toBe('compatible');
  });

  test.each<[number | null, number | null, number[], number[]]>([
    [2009, 2013, [2009, 2012, 2013], [2008, 2014]],
    [2009, null, [2009, 2012, 2027], [2008, 1990]],
    [null, 2013, [1900, 2013], [2014]],
    [null, null, [1900, 2012, 2027], []],
    [2012, 2012, [2012], [2011, 2013]],
  ])('from %p to %p', (anioDesde, anioHasta, fits, fitsNot) => {
    for (const anio of fits)
      expect([anio, fitOf(part(row({ anioDesde, anioHasta })), { ...corolla, anio })]).toEqual([anio, 'compatible']);
    for (const anio of fitsNot)
      expect([anio, fitOf(part(row({ anioDesde, anioHasta })), { ...corolla, anio })]).toEqual([anio, 'no-compatible']);
  });

  test.each<[row: string | null, vehiculo: string | null, Ajuste]>([
    [null, null, 'compatible'],
    [null, '1.8', 'compatible'],
    ['', '1.8', 'compatible'],
    ['1.8', '1.8', 'compatible'],
    ['1.8', '1.8L', 'compatible'],
    ['1.8L', '1,8 litros', 'compatible'],
    ['1.8 lts', '1800 cc', 'compatible'],
    ['1.8', '1.8 16V', 'compatible'],
    ['1.6 / 1.8', '1.8', 'compatible'],
    ['Diésel', '3.0 diesel', 'compatible'],
    ['1.8', '2.0', 'no-compatible'],
    ['1.8 16V', '1.6 16V', 'no-compatible'],
    // What one of the two does not say is unknown, not different.
    ['1.8', null, 'sin-confirmar'],
    ['1.8', '¿?', 'sin-confirmar'],
    ['1.8 16V', '1.8', 'sin-confirmar'],
    ['V6', '1.8', 'sin-confirmar'],
    ['1.8', 'VVT-i', 'sin-confirmar'],
  ])('a row for the engine %j and a vehicle with %j: %s', (ofRow, motor, expected) =>
    expect(fitOf(part(row({ motor: ofRow })), { ...corolla, motor })).toBe(expected),
  );

  test('one row that fits is enough; one that may fit is better than none', () => {
    const other = row({ modelo: 'Hilux' });
    expect(fitOf(part(other, row({ motor: '2.0' }), row()), { ...corolla, motor: '1.8' })).toBe('compatible');
    expect(fitOf(part(other, row({ motor: '2.0' })), corolla)).toBe('sin-confirmar');
    expect(fitOf(part(other, row({ motor: '2.0' })), { ...corolla, motor: '1.8' })).toBe('no-compatible');
    expect(fitOf(part(other), corolla)).toBe('no-compatible');
    // The engine of a row for other years says nothing of this one.
    expect(fitOf(part(row({ motor: '1.8', anioHasta: 2011 })), corolla)).toBe('no-compatible');
  });
});

test("a vehicle is named as people name it, and next year's model can be had", () => {
  expect(vehicleName({ ...corolla, motor: '1.8' })).toBe('Toyota Corolla 2012 1.8');
  expect(vehicleName(corolla)).toBe('Toyota Corolla 2012');
  expect(maxModelYear(new Date('2026-12-31T23:59:59Z'))).toBe(2027);
});
