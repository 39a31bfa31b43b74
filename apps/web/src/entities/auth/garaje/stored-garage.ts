import type { NuevoVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { maxModelYear, MIN_MODEL_YEAR } from '@tuerca/contracts/auth/garaje/vehiculo';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { TIPOS_VEHICULO } from '@tuerca/contracts/venezuela/tipos-vehiculo';

/** A vehicle of this device's garage; `enCuenta` means that it is the copy of one that the client's account keeps. */
export type VehiculoGaraje = NuevoVehiculo & { _id: string; enCuenta: boolean };

/** What this device has stored; `cliente` is the owner of the copies. */
interface StoredGarage {
  vehiculos: VehiculoGaraje[];
  elegido: string | null;
  cliente: string | null;
}

type Loose<T> = Partial<Record<keyof T, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

type OptionalText = Exclude<keyof NuevoVehiculo, 'marca' | 'modelo' | 'anio' | 'tipo'>;
/** The types fail where a text of the contract is missing. */
const OPTIONAL_TEXTS = Object.keys({ motor: true, placa: true } satisfies Record<OptionalText, true>) as OptionalText[];

/** One stored entry, which an older version or a person's hand may have written; null when it is no vehicle. */
function readVehicle(entry: unknown): VehiculoGaraje | null {
  const stored = (entry ?? {}) as Loose<VehiculoGaraje>;
  const { _id, marca, modelo, anio, tipo, enCuenta } = stored;
  const isYear = Number.isInteger(anio) && Number(anio) >= MIN_MODEL_YEAR && Number(anio) <= maxModelYear(new Date());
  if (!isText(_id) || !ID_PATTERN.test(_id) || !isText(marca) || !isText(modelo) || !isYear) return null;
  const texts = Object.fromEntries(OPTIONAL_TEXTS.map((name) => [name, textOrNull(stored[name])]));
  return {
    ...(texts as Record<OptionalText, string | null>),
    _id,
    marca,
    modelo,
    anio: Number(anio),
    tipo: TIPOS_VEHICULO.find((one) => one === tipo) ?? null,
    enCuenta: enCuenta === true,
  };
}

/**
 * Reads the text of storage; one broken entry costs nobody the others. By hand and not by the contract's schema, because every first
 * page reads it, and the schema would bring zod along: what is chosen here meets the schema in the form and in the API.
 */
export function parseGarage(text: string | null): StoredGarage {
  let stored: Loose<StoredGarage> | null;
  try {
    stored = JSON.parse(text ?? '{}') as Loose<StoredGarage> | null;
  } catch {
    stored = null;
  }
  const entries = Array.isArray(stored?.vehiculos) ? (stored.vehiculos as unknown[]) : [];
  return {
    vehiculos: entries.flatMap((entry) => readVehicle(entry) ?? []),
    elegido: textOrNull(stored?.elegido),
    cliente: textOrNull(stored?.cliente),
  };
}
