import { motorKey } from '@tuerca/contracts/auth/garaje/motor';
import type { NuevoVehiculo, SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import {
  type ComparedVehicle,
  givenDetails,
  MAX_VEHICLES,
  type Vehiculo,
} from '@tuerca/contracts/auth/garaje/vehiculo';
import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { nameKey } from '@tuerca/contracts/kernel/text';
import { getSession, onSessionEnd, subscribeSession } from '@/lib/session';
import { onKeyChange, readText, writeText } from '@/lib/storage';
import { useStore } from '@/lib/use-store';
import { parseGarage, parseSearched, type VehiculoGaraje } from './stored-garage';

/** `loading` only on the server and during hydration. `elegido` is the id of the vehicle that lists are compared with. */
export interface Garage {
  status: 'loading' | 'ready';
  vehiculos: VehiculoGaraje[];
  elegido: string | null;
}

// Read by public/first-paint.js too, before the first paint.
const KEY = 'tuerca-garaje';
// The vehicle that the last search named, for this visit.
const SEARCHED = 'tuerca-vehiculo-buscado';
const LOADING: Garage = { status: 'loading', vehiculos: [], elegido: null };

const { subscribe, notify } = createListeners((changed) => {
  const ends = [onKeyChange(KEY, changed), subscribeSession(changed)];
  const { cliente } = parseGarage(textNow());
  if (cliente && cliente !== personNow()) forget();
  return () => ends.forEach((end) => end());
});
/** Text that storage refused to keep. */
let memory: string | null = null;
let known: { text: string | null; person: string | null; garage: Garage } | null = null;

const textNow = () => readText(KEY) ?? memory;
const personNow = () => getSession().user?._id ?? null;

function read(text: string | null, person: string | null): Garage {
  const { vehiculos: kept, elegido, cliente } = parseGarage(text);
  // Copies of another account's vehicles are left out.
  const vehiculos = kept.filter(({ enCuenta }) => !enCuenta || cliente === person);
  return { status: 'ready', vehiculos, elegido: vehiculos.some(({ _id }) => _id === elegido) ? elegido : null };
}

/** Returns the garage. The same object until it changes. */
export function getGarage(): Garage {
  if (typeof window === 'undefined') return LOADING;
  const [text, person] = [textNow(), personNow()];
  if (!known || known.text !== text || known.person !== person) known = { text, person, garage: read(text, person) };
  return known.garage;
}

function write({ vehiculos, elegido }: Pick<Garage, 'vehiculos' | 'elegido'>): void {
  const cliente = vehiculos.some(({ enCuenta }) => enCuenta) ? personNow() : null;
  const text =
    vehiculos.length > 0
      ? JSON.stringify({ vehiculos, elegido: vehiculos.some(({ _id }) => _id === elegido) ? elegido : null, cliente })
      : null;
  writeText(KEY, text);
  memory = readText(KEY) === text ? null : text;
  notify();
}

// A client's copies leave the device with her; the vehicles that a visitor saved here stay.
const forget = () => {
  forgetSearched();
  write(getGarage());
};
onSessionEnd(forget);

// As in the API: two vehicles that differ only in the plate are the same.
const keyOf = ({ marca, modelo, anio, motor }: Vehiculo) =>
  [nameKey(marca), nameKey(modelo), anio, motorKey(motor)].join('|');
const same = (one: Vehiculo, other: Vehiculo) => keyOf(one) === keyOf(other);
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Saves a vehicle on this device and chooses it, or changes the one with `id`; an equal one is not added again, but may bring details. False when there is no room. */
export function keepVehicle(vehiculo: NuevoVehiculo, id?: string): boolean {
  forgetSearched();
  const { vehiculos, elegido } = getGarage();
  if (id) {
    const twin = vehiculos.find((other) => other._id !== id && same(other, vehiculo));
    write({
      vehiculos: vehiculos
        .filter((other) => other !== twin)
        .map((other) => (other._id === id ? { ...other, ...vehiculo } : other)),
      elegido: elegido && elegido === twin?._id ? id : elegido,
    });
    return true;
  }
  const twin = vehiculos.find((other) => same(other, vehiculo));
  if (!twin && vehiculos.length >= MAX_VEHICLES) return false;
  const added = twin ? { ...twin, ...givenDetails(vehiculo) } : { ...vehiculo, _id: newId(), enCuenta: false };
  write({
    vehiculos: twin ? vehiculos.map((other) => (other === twin ? added : other)) : [added, ...vehiculos],
    elegido: added._id,
  });
  return true;
}

/** Removes a vehicle from this device. */
export const dropVehicle = (id: string): void =>
  write({ ...getGarage(), vehiculos: getGarage().vehiculos.filter(({ _id }) => _id !== id) });
/** Chooses the vehicle that lists are compared with; null for none. */
export function chooseVehicle(id: string | null): void {
  forgetSearched();
  write({ ...getGarage(), elegido: id });
}

/** Compares lists and products with the vehicle that a search named, until another is chosen or the visit ends. */
export function compareSearched(vehiculo: Vehiculo): void {
  writeText(SEARCHED, JSON.stringify(vehiculo), 'session');
  notify();
}
/** Compares with the chosen vehicle again. */
export function forgetSearched(): void {
  if (readText(SEARCHED, 'session') === null) return;
  writeText(SEARCHED, null, 'session');
  notify();
}

/**
 * Replaces the copies by the account's vehicles. Vehicles that only this device has stay, except those in `sent`, and so does the
 * choice of one.
 */
export function takeGarage(account: readonly SavedVehiculo[], sent: readonly string[] = []): void {
  const garage = getGarage();
  const own = garage.vehiculos.filter(({ _id, enCuenta }) => !enCuenta && !sent.includes(_id));
  const copies = account.map(({ elegido: _, ...vehiculo }) => ({ ...vehiculo, enCuenta: true }));
  const elegido = own.some(({ _id }) => _id === garage.elegido)
    ? garage.elegido
    : (account.find((vehiculo) => vehiculo.elegido)?._id ?? null);
  write({ vehiculos: [...own, ...copies], elegido });
}

/** Returns this device's garage and rerenders on every change, here or in another tab. */
export const useGarage = (): Garage => useStore(subscribe, getGarage, LOADING);
function getChosen(): VehiculoGaraje | null {
  const { vehiculos, elegido } = getGarage();
  return vehiculos.find(({ _id }) => _id === elegido) ?? null;
}
/** Returns the chosen vehicle of the garage; null when there is none, on the server and while hydrating. */
export const useChosenVehicle = (): VehiculoGaraje | null => useStore(subscribe, getChosen, null);

let compared: { garage: Garage; text: string | null; vehicle: ComparedVehicle | null } | null = null;

function findCompared({ vehiculos, elegido }: Garage, text: string | null): ComparedVehicle | null {
  const chosen = vehiculos.find(({ _id }) => _id === elegido);
  const searched = parseSearched(text);
  if (!searched) return chosen ? { ...chosen, searched: false } : null;
  // One of the garage says more: it may have its engine.
  const isSearched = ({ motor, ...own }: Vehiculo) => same({ ...own, motor: searched.motor ? motor : null }, searched);
  const own = [...(chosen ? [chosen] : []), ...vehiculos].find(isSearched);
  return own ? { ...own, searched: false } : { ...searched, searched: true };
}
function getCompared(): ComparedVehicle | null {
  const [garage, text] = [getGarage(), readText(SEARCHED, 'session')];
  if (compared?.garage !== garage || compared.text !== text)
    compared = { garage, text, vehicle: findCompared(garage, text) };
  return compared.vehicle;
}
/**
 * Returns the vehicle that lists and products are compared with: the one that the last search of this visit named, else the
 * chosen one; null when there is none, on the server and while hydrating.
 */
export const useVehicle = (): ComparedVehicle | null => useStore(subscribe, getCompared, null);

/** Query parameters of the vehicle that a list is compared with; none without one. */
export const vehicleQuery = (
  vehiculo: Vehiculo | null,
): { vMarca?: string; vModelo?: string; vAnio?: number; vMotor?: string } =>
  vehiculo
    ? { vMarca: vehiculo.marca, vModelo: vehiculo.modelo, vAnio: vehiculo.anio, vMotor: vehiculo.motor ?? undefined }
    : {};
