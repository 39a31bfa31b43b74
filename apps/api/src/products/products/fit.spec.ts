import fc from 'fast-check';
import { fitOf, type Fittable } from '@tuerca/contracts/auth/garaje/ajuste';
import { MIN_MODEL_YEAR, type Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { partKeys, toVehiculo, vehiculoKeys } from './fit';

const some = (part: Fittable, vehiculo: Vehiculo) => {
  const own = new Set(partKeys(part));
  return vehiculoKeys(vehiculo).some((key) => own.has(key));
};

// Few names and engines, so that they often meet; anything at all now and then.
const name = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('Toyota', 'TOYOTA', 'Corolla', 'Coróllá', 'CX-5', 'CX5', '日産', '日|産', '-'),
  },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 12 }) },
);
const motor = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      null,
      '',
      '1.8',
      '1.8L',
      '1,8 litros',
      '1800cc',
      '1.8 16V',
      '2.0',
      '1.6 / 1.8',
      'V6',
      'Diésel',
      '5L',
      '+',
      '150cc',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);
const anio = fc.oneof(
  fc.integer({ min: 1995, max: 2032 }),
  fc.integer({ min: MIN_MODEL_YEAR, max: 2100 }),
  fc.constantFrom(1900, 1999, 2000, 2009, 2010, 2099, 2100),
);
const row = fc.record({
  marca: name,
  modelo: name,
  anioDesde: fc.option(anio),
  anioHasta: fc.option(anio),
  motor,
});
const partArb = fc.record({
  universal: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  compatibilidad: fc.array(row, { maxLength: 4 }),
});
const vehiculo = fc.record({ marca: name, modelo: name, anio, motor });

describe('keys of fit', () => {
  it('say what `ajuste` says, for any part and any vehicle', () => {
    const times = { compatible: 0, 'sin-confirmar': 0, 'no-indicado': 0, 'no-compatible': 0 };
    fc.assert(
      fc.property(partArb, vehiculo, fc.nat(), (one, other, which) => {
        // Half of the vehicles bear the names of one of the rows: else hardly any two would meet.
        const { marca, modelo } = (which % 2 && one.compatibilidad[which % one.compatibilidad.length]) || other;
        const theirs = { ...other, marca, modelo };
        const stated = fitOf(one, theirs);
        times[stated]++;
        return some(one, theirs) === (stated !== 'no-compatible');
      }),
      { numRuns: 20_000 },
    );
    for (const count of Object.values(times)) expect(count).toBeGreaterThan(500);
  });

  it('are few, however long the years', () => {
    const keys = (anioDesde: number | null, anioHasta: number | null) =>
      partKeys({
        universal: false,
        compatibilidad: [{ marca: 'Toyota', modelo: 'Corolla', anioDesde, anioHasta, motor: null }],
      });
    expect(keys(2008, 2021)).toEqual(['2008', '2009', '201', '2020', '2021'].map((anio) => `toyota|corolla|${anio}`));
    expect(keys(2000, null)).toEqual(['toyota|corolla|20', 'toyota|corolla|21']);
    expect(keys(null, null)).toHaveLength(3);
    expect(keys(1901, 2098).length).toBeLessThanOrEqual(40);
    expect(vehiculoKeys({ marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: '1.8' }).length).toBeLessThanOrEqual(
      8,
    );
  });
});

it('takes a vehicle only whole', () => {
  expect(toVehiculo({ vMarca: 'Toyota', vModelo: 'Corolla', vAnio: 2012, vMotor: undefined })).toEqual({
    marca: 'Toyota',
    modelo: 'Corolla',
    anio: 2012,
    motor: null,
  });
  for (const missing of ['vMarca', 'vModelo', 'vAnio'])
    expect(
      toVehiculo({ vMarca: 'Toyota', vModelo: 'Corolla', vAnio: 2012, vMotor: '1.8', [missing]: undefined }),
    ).toBeUndefined();
});
