import { act, renderHook } from '@testing-library/react';
import type { NuevoVehiculo, SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { MAX_VEHICLES } from '@tuerca/contracts/auth/garaje/vehiculo';
import { signIn, signOut } from '@/lib/session';
import { COROLLA as corolla } from '@/test/garaje';
import { buildSession, enter } from '@/test/people';
import {
  chooseVehicle,
  compareSearched,
  dropVehicle,
  forgetSearched,
  getGarage,
  keepVehicle,
  takeGarage,
  useChosenVehicle,
  useVehicle,
  vehicleQuery,
} from './garage-store';

const fiesta: NuevoVehiculo = { ...corolla, marca: 'Ford', modelo: 'Fiesta', motor: null };
const inAccount = (n: number, overrides: Partial<SavedVehiculo> = {}): SavedVehiculo => ({
  ...corolla,
  _id: n.toString(16).padStart(24, '0'),
  elegido: false,
  ...overrides,
});
const names = () => getGarage().vehiculos.map(({ modelo }) => modelo);
const onDisk = () =>
  JSON.parse(localStorage.getItem('tuerca-garaje') ?? 'null') as { vehiculos: object[]; elegido: string | null } | null;

describe('the garage of a device', () => {
  it('keeps and chooses what is saved, newest first, and the same again is no second one', () => {
    keepVehicle(corolla);
    keepVehicle(fiesta);
    expect(names()).toEqual(['Fiesta', 'Corolla']);
    expect(getGarage().elegido).toBe(getGarage().vehiculos[0]!._id);
    expect(keepVehicle({ ...corolla, marca: 'TOYOTA', placa: 'AB123CD' })).toBe(true);
    expect(names()).toEqual(['Fiesta', 'Corolla']);
    expect(getGarage().elegido).toBe(getGarage().vehiculos[1]!._id);
    expect(onDisk()).toMatchObject({
      vehiculos: [{ modelo: 'Fiesta' }, { marca: 'Toyota', modelo: 'Corolla', placa: 'AB123CD' }],
      elegido: getGarage().elegido,
    });
  });

  it('holds ten', () => {
    for (let anio = 2000; anio < 2000 + MAX_VEHICLES; anio++) expect(keepVehicle({ ...corolla, anio })).toBe(true);
    expect(keepVehicle(fiesta)).toBe(false);
    expect(getGarage().vehiculos).toHaveLength(MAX_VEHICLES);
  });

  it('changes one, lets go of one and of the choice', () => {
    keepVehicle(corolla);
    const id = getGarage().elegido!;
    keepVehicle({ ...corolla, placa: 'AB123CD' }, id);
    expect(getGarage().vehiculos).toEqual([{ ...corolla, placa: 'AB123CD', _id: id, enCuenta: false }]);
    keepVehicle(fiesta);
    keepVehicle({ ...corolla, placa: 'AB123CD' }, getGarage().elegido!);
    expect(getGarage().vehiculos).toHaveLength(1);
    chooseVehicle(null);
    expect(getGarage().elegido).toBeNull();
    dropVehicle(getGarage().vehiculos[0]!._id);
    expect(localStorage.getItem('tuerca-garaje')).toBeNull();
  });

  it.each(['{', '7', '{"vehiculos":3}', '{"vehiculos":[{"marca":"Toyota"}],"elegido":{}}'])(
    'starts empty from %s',
    (text) => {
      localStorage.setItem('tuerca-garaje', text);
      expect(getGarage()).toEqual({ status: 'ready', vehiculos: [], elegido: null });
    },
  );

  it('loses one broken entry, not the others', () => {
    keepVehicle(corolla);
    const { vehiculos, elegido } = onDisk()!;
    localStorage.setItem(
      'tuerca-garaje',
      JSON.stringify({ vehiculos: [{ ...vehiculos[0], anio: 12 }, ...vehiculos], elegido }),
    );
    expect(getGarage()).toMatchObject({ vehiculos: [{ modelo: 'Corolla' }], elegido });
  });

  it('follows the other tabs', () => {
    const { result } = renderHook(() => useVehicle());
    expect(result.current).toBeNull();
    act(() => void keepVehicle(corolla));
    const text = localStorage.getItem('tuerca-garaje')!;
    act(() => chooseVehicle(null));
    localStorage.setItem('tuerca-garaje', text);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tuerca-garaje' })));
    expect(result.current).toMatchObject({ modelo: 'Corolla' });
  });

  it('works for as long as the tab lives where nothing may be stored', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    keepVehicle(corolla);
    expect(names()).toEqual(['Corolla']);
    refuse.mockRestore();
    dropVehicle(getGarage().elegido!);
  });
});

describe('the vehicle of a search', () => {
  const ranger = { marca: 'Ford', modelo: 'Ranger', anio: 2008, motor: null };
  const both = () => renderHook(() => [useVehicle(), useChosenVehicle()] as const).result;

  it('is the one that parts are compared with, and the chosen one returns when it is removed', () => {
    keepVehicle(corolla);
    const result = both();
    act(() => compareSearched(ranger));
    expect(result.current[0]).toEqual({ ...ranger, searched: true });
    expect(result.current[1]).toMatchObject({ modelo: 'Corolla' });
    expect(names()).toEqual(['Corolla']);
    act(() => forgetSearched());
    expect(result.current[0]).toMatchObject({ modelo: 'Corolla', searched: false });
  });

  it('gives way to an own vehicle of the same model and year, which knows its engine, and to one that is chosen', () => {
    keepVehicle(corolla);
    keepVehicle(fiesta);
    const result = both();
    act(() => compareSearched({ ...corolla, motor: null }));
    expect(result.current[0]).toMatchObject({ modelo: 'Corolla', motor: corolla.motor, searched: false });
    act(() => compareSearched(ranger));
    act(() => chooseVehicle(getGarage().elegido));
    expect(result.current[0]).toMatchObject({ modelo: 'Fiesta', searched: false });
  });

  it('does not outlive the session', () => {
    enter('client');
    const result = both();
    act(() => compareSearched(ranger));
    act(() => signOut());
    expect(result.current[0]).toBeNull();
  });

  it.each(['{', '7', 'null', '{"marca":"Ford"}', '{"marca":"Ford","modelo":"Ranger","anio":"x"}'])(
    'is none where %s is stored',
    (text) => {
      sessionStorage.setItem('tuerca-vehiculo-buscado', text);
      expect(both().current[0]).toBeNull();
    },
  );
});

describe('the copy of an account', () => {
  it('stands beside what only the device knows, whose choice it leaves alone', () => {
    keepVehicle(fiesta);
    enter('client');
    takeGarage([inAccount(1, { elegido: true })]);
    expect(getGarage().vehiculos.map(({ modelo, enCuenta }) => [modelo, enCuenta])).toEqual([
      ['Fiesta', false],
      ['Corolla', true],
    ]);
    expect(getGarage().elegido).toBe(getGarage().vehiculos[0]!._id);
    takeGarage([inAccount(1, { elegido: true })], [getGarage().vehiculos[0]!._id]);
    expect(getGarage()).toMatchObject({ vehiculos: [{ modelo: 'Corolla' }], elegido: inAccount(1)._id });
  });

  it('leaves the device with its owner; what a visitor saved stays', () => {
    keepVehicle(fiesta);
    enter('client');
    takeGarage([inAccount(1)]);
    signOut();
    expect(names()).toEqual(['Fiesta']);
    expect(onDisk()!.vehiculos).toHaveLength(1);
  });

  it('is never shown to somebody else', () => {
    enter('client');
    takeGarage([inAccount(1, { elegido: true })]);
    const other = buildSession('client');
    signIn({ ...other, user: { ...other.user, _id: 'b'.repeat(24) } });
    expect(getGarage()).toEqual({ status: 'ready', vehiculos: [], elegido: null });
  });
});

it('says a vehicle as the part of a query', () => {
  expect(vehicleQuery(corolla)).toEqual({ vMarca: 'Toyota', vModelo: 'Corolla', vAnio: 2012, vMotor: '1.8' });
  expect(vehicleQuery(fiesta).vMotor).toBeUndefined();
  expect(vehicleQuery(null)).toEqual({});
});
