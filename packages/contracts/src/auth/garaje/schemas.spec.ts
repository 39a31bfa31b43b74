import { NuevoVehiculo } from './schemas';
import { maxModelYear } from './vehiculo';

const base = { marca: ' Toyota ', modelo: 'Corolla', anio: 2012 };
const stated = (change: object) => NuevoVehiculo.safeParse({ ...base, ...change }).error?.issues[0]?.message;

describe('A vehicle for the garage', () => {
  test('needs brand, model and year; the rest is optional', () => {
    expect(NuevoVehiculo.parse({ ...base, anio: '2012' })).toEqual({
      marca: 'Toyota',
      modelo: 'Corolla',
      anio: 2012,
      motor: null,
      placa: null,
      tipo: null,
    });
    expect(NuevoVehiculo.parse({ ...base, motor: '  ', placa: '', tipo: null })).toMatchObject({
      motor: null,
      placa: null,
      tipo: null,
    });
    expect(stated({ marca: ' ' })).toBe('Elige la marca de tu vehículo');
    expect(stated({ modelo: undefined })).toBe('Elige el modelo de tu vehículo');
    expect(stated({ tipo: 'Motocicleta' })).toBeUndefined();
    expect(stated({ tipo: 'barco' })).toBeDefined();
  });

  test.each([
    ['ab123cd', 'AB123CD'],
    [' AB 123-CD ', 'AB123CD'],
    ['ab–123·cd', 'AB123CD'],
    ['AA.00.11', 'AA0011'],
    ['A1B2C', 'A1B2C'],
    [' - ', null],
    [null, null],
  ])('the plate %j is kept as %j', (placa, expected) =>
    expect(NuevoVehiculo.parse({ ...base, placa }).placa).toBe(expected),
  );
  test.each(['AB12', 'AB123CDEF', 'AB_123', 'ÑB123', '$ne12'])('the plate %j is none', (placa) =>
    expect(stated({ placa })).toBe('La placa tiene entre 5 y 8 letras y números'),
  );

  test('the year runs from 1900 to next year', () => {
    const last = maxModelYear(new Date());
    for (const anio of [1900, 2012, last]) expect([anio, stated({ anio })]).toEqual([anio, undefined]);
    for (const anio of [1899, last + 1, 2012.5, -1, 1e9])
      expect([anio, stated({ anio })]).toEqual([anio, `El año debe estar entre 1900 y ${last}`]);
    for (const anio of ['', null, undefined, 'dos mil', NaN, true, [2012]])
      expect([anio, stated({ anio })]).toEqual([anio, 'Elige el año de tu vehículo']);
  });
});
