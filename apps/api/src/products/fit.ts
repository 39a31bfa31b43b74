import { parseMotor } from '@tuerca/contracts/garaje/motor';
import type { CatalogueQuery } from '@tuerca/contracts/catalogue/schemas';
import { nameKey } from '@tuerca/contracts/kernel/text';
import type { Fittable } from '@tuerca/contracts/garaje/ajuste';
import type { Vehiculo } from '@tuerca/contracts/garaje/vehiculo';

// `ajuste` in contracts says whether one part fits; here is the same as keys, for the index: a product has keys, a vehicle asks
// for keys, and what shares none does not fit. A row's key is brand, model and the beginning of its years, then its engine.
const UNIVERSAL = '*';
const SIN_FILAS = '?';
/** Stands for whichever displacement a row asks for: vehicles whose own is not known ask for it. */
const CUALQUIERA = '+';
/** Years at which open rows end; no vehicle lies beyond. */
const PRIMERO = 1900;
const ULTIMO = 2199;

export type ConsultaVehiculo = Pick<CatalogueQuery, 'vMarca' | 'vModelo' | 'vAnio' | 'vMotor'>;

/** The vehicle of a query; undefined unless brand, model and year were given. */
export const toVehiculo = ({
  vMarca: marca,
  vModelo: modelo,
  vAnio: anio,
  vMotor,
}: ConsultaVehiculo): Vehiculo | undefined =>
  marca && modelo && anio !== undefined ? { marca, modelo, anio, motor: vMotor ?? null } : undefined;

/** The fewest beginnings of years that cover a range: 2008..2021 -> '2008', '2009', '201', '2020', '2021'. */
function comienzos(desde: number | null, hasta: number | null): string[] {
  const fin = Math.min(hasta ?? ULTIMO, ULTIMO);
  const partes: string[] = [];
  for (let anio = Math.max(desde ?? PRIMERO, PRIMERO); anio <= fin;) {
    const paso = [100, 10, 1].find((n) => anio % n === 0 && anio + n - 1 <= fin)!;
    partes.push(String(anio / paso));
    anio += paso;
  }
  return partes;
}

const clave = (marca: string, modelo: string, comienzo: string | number, litros?: string) =>
  [nameKey(marca), nameKey(modelo), comienzo, ...(litros ? [litros] : [])].join('|');

/** Keys of the vehicles that a product fits or may fit, for `sirveA`. */
export function clavesDeParte({ universal, compatibilidad }: Fittable): string[] {
  if (universal) return [UNIVERSAL];
  if (!compatibilidad.length) return [SIN_FILAS];
  const claves = compatibilidad.flatMap(({ marca, modelo, anioDesde, anioHasta, motor }) => {
    const { litros } = parseMotor(motor);
    const motores = litros.length ? [...litros, CUALQUIERA] : [undefined];
    return comienzos(anioDesde, anioHasta).flatMap((comienzo) =>
      motores.map((uno) => clave(marca, modelo, comienzo, uno)),
    );
  });
  return [...new Set(claves)];
}

/** Keys of which a product must have one to be left under `sirve`: exactly those for which `ajuste` is not 'no-compatible'. */
export function clavesDeVehiculo({ marca, modelo, anio, motor }: Vehiculo): string[] {
  const { litros } = parseMotor(motor);
  const motores = [undefined, ...(litros.length ? litros : [CUALQUIERA])];
  const anios = [anio, Math.floor(anio / 10), Math.floor(anio / 100)];
  return [
    UNIVERSAL,
    SIN_FILAS,
    ...anios.flatMap((comienzo) => motores.map((uno) => clave(marca, modelo, comienzo, uno))),
  ];
}
