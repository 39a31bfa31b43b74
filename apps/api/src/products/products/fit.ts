import type { Fittable } from '@tuerca/contracts/auth/garaje/ajuste';
import { canonicalMarca, canonicalModelo } from '@tuerca/contracts/auth/garaje/marcas';
import { parseMotor } from '@tuerca/contracts/auth/garaje/motor';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { nameKey } from '@tuerca/contracts/kernel/text';
import type { CatalogueQuery } from '@tuerca/contracts/products/catalogue/schemas';

// `ajuste` in contracts says whether one part fits; here is the same as keys, for the index: a product has keys, a vehicle asks
// for keys, and what shares none does not fit. A row's key is brand, model and the beginning of its years, then its engine.
const UNIVERSAL = '*';
const NO_ROWS = '?';
/** Stands for whichever displacement a row asks for: vehicles whose own is not known ask for it. */
const ANY = '+';
/** Years at which open rows end; no vehicle lies beyond. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

export type VehicleQuery = Pick<CatalogueQuery, 'vMarca' | 'vModelo' | 'vAnio' | 'vMotor'>;

/** The vehicle of a query; undefined unless brand, model and year were given. */
export const toVehiculo = ({ vMarca, vModelo, vAnio: anio, vMotor }: VehicleQuery): Vehiculo | undefined => {
  if (!vMarca || !vModelo || anio === undefined) return undefined;
  // A browser may remember its vehicle by a name that has been changed since.
  const marca = canonicalMarca(vMarca);
  return { marca, modelo: canonicalModelo(vModelo, marca), anio, motor: vMotor ?? null };
};

/** The fewest beginnings of years that cover a range: 2008..2021 -> '2008', '2009', '201', '2020', '2021'. */
export function yearStarts(from: number | null, until: number | null): string[] {
  const last = Math.min(until ?? LAST_YEAR, LAST_YEAR);
  const parts: string[] = [];
  for (let anio = Math.max(from ?? FIRST_YEAR, FIRST_YEAR); anio <= last;) {
    const step = [100, 10, 1].find((n) => anio % n === 0 && anio + n - 1 <= last)!;
    parts.push(String(anio / step));
    anio += step;
  }
  return parts;
}

/** The beginnings under which `yearStarts` files a year. */
export const yearStartsOf = (anio: number): number[] => [anio, Math.floor(anio / 10), Math.floor(anio / 100)];

const fitKey = (marca: string, modelo: string, start: string | number, litros?: string) =>
  [nameKey(marca), nameKey(modelo), start, ...(litros ? [litros] : [])].join('|');

/** Keys of the vehicles that a product fits or may fit, for `sirveA`. */
export function partKeys({ universal, compatibilidad }: Fittable): string[] {
  if (universal) return [UNIVERSAL];
  if (!compatibilidad.length) return [NO_ROWS];
  const keys = compatibilidad.flatMap(({ marca, modelo, anioDesde, anioHasta, motor }) => {
    const { litros } = parseMotor(motor);
    const engines = litros.length ? [...litros, ANY] : [undefined];
    return yearStarts(anioDesde, anioHasta).flatMap((start) =>
      engines.map((engine) => fitKey(marca, modelo, start, engine)),
    );
  });
  return [...new Set(keys)];
}

/** Keys of which a product must have one to be left under `sirve`: exactly those for which `ajuste` is not 'no-compatible'. */
export const vehiculoKeys = (vehiculo: Vehiculo): string[] => [UNIVERSAL, NO_ROWS, ...statedKeys(vehiculo)];

/** Those of them that parts have whose rows name the vehicle. */
export function statedKeys({ marca, modelo, anio, motor }: Vehiculo): string[] {
  const { litros } = parseMotor(motor);
  const engines = [undefined, ...(litros.length ? litros : [ANY])];
  const years = yearStartsOf(anio);
  return years.flatMap((start) => engines.map((engine) => fitKey(marca, modelo, start, engine)));
}
