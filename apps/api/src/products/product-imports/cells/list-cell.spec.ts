import { readList, readSpecifications, readVehicles, writeList, writeSpecifications, writeVehicles } from './list-cell';

describe('a list in a cell', () => {
  it('keeps the signs that separate when they stand in a text', () => {
    const tags = ['a;b', 'c\\', '\\;', 'd|e=f'];
    expect(readList(writeList(tags))).toEqual(tags);
    expect(readList(' motor ;; mantenimiento; ')).toEqual(['motor', 'mantenimiento']);
  });

  it('holds specifications, whose values may have an equals sign', () => {
    const specifications = { 'A=B': 'x=1; y=2', Origen: 'Japón', Nota: '' };
    expect(writeSpecifications({ Origen: 'Japón', Nota: 'a=b' })).toBe('Origen = Japón; Nota = a=b');
    expect(readSpecifications(writeSpecifications(specifications))).toEqual(specifications);
  });

  it.each([
    ['3 meses', /no se entiende/],
    ['= 3 meses', /no se entiende/],
    ['Origen = 1; Origen = 2', /dos veces/],
  ])('says what is wrong with specifications: %j', (text, reason) => {
    expect(() => readSpecifications(text)).toThrow(reason);
  });
});

describe('vehicles in a cell', () => {
  it.each([
    ['Toyota | Corolla | 2009-2014 | 1.8', { anioDesde: 2009, anioHasta: 2014, motor: '1.8' }],
    ['Toyota | Corolla | 2009', { anioDesde: 2009, anioHasta: 2009, motor: null }],
    ['Toyota | Corolla | 2009-', { anioDesde: 2009, anioHasta: null, motor: null }],
    ['Toyota | Corolla | -2014', { anioDesde: null, anioHasta: 2014, motor: null }],
    ['Toyota | Corolla', { anioDesde: null, anioHasta: null, motor: null }],
    ['Toyota | Corolla |  | 1.8', { anioDesde: null, anioHasta: null, motor: '1.8' }],
  ])('have open and closed years: %j', (text, rest) => {
    const vehicles = [{ marca: 'Toyota', modelo: 'Corolla', ...rest }];
    expect(readVehicles(text)).toEqual(vehicles);
    expect(writeVehicles(vehicles)).toBe(text);
  });

  it.each(['Toyota', 'Toyota | Corolla | ayer', 'Toyota | Corolla | 2009 2014', 'a | b | 2009 | 1.8 | x'])(
    'are refused with an example: %j',
    (text) => expect(() => readVehicles(text)).toThrow(/Ejemplo: Toyota/),
  );
});
