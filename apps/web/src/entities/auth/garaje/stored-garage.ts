import type { NuevoVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { maxModelYear, MIN_MODEL_YEAR, type Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { TIPOS_VEHICULO } from '@tuerca/contracts/venezuela/tipos-vehiculo';

/** A vehicle of this device's garage; `enCuenta`: it is a copy of one in the client's account. */
export type VehiculoGaraje = NuevoVehiculo & { _id: string; enCuenta: boolean };

/** Stored garage of this device; `cliente` is the owner of the copies. */
interface StoredGarage {
  vehiculos: VehiculoGaraje[];
  elegido: string | null;
  cliente: string | null;
}

type Loose<T> = Partial<Record<keyof T, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

type OptionalText = Exclude<keyof NuevoVehiculo, 'marca' | 'modelo' | 'anio' | 'tipo'>;
/** Optional texts of a vehicle; the types fail when one of the contract is missing here. */
const OPTIONAL_TEXTS = Object.keys({ motor: true, placa: true } satisfies Record<OptionalText, true>) as OptionalText[];

const NO_ID = '0'.repeat(24);

function parseObject(text: string | null): object | null {
  try {
    return JSON.parse(text ?? '{}') as object | null;
  } catch {
    return null;
  }
}

/** Reads a stored entry, which an older version or a person may have written; null when it is no vehicle. */
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

/** Parses the vehicle that a search named, stored for the visit; null when it is none. */
export function parseSearched(text: string | null): Vehiculo | null {
  const read = readVehicle({ ...parseObject(text), _id: NO_ID });
  return read && { marca: read.marca, modelo: read.modelo, anio: read.anio, motor: read.motor };
}

/**
 * Parses the stored text; a broken entry is skipped. By hand and not with the contract's schema, because every first page reads
 * it, and the schema would bring zod along: the form and the API validate what is chosen here.
 */
export function parseGarage(text: string | null): StoredGarage {
  const stored = parseObject(text) as Loose<StoredGarage> | null;
  const entries = Array.isArray(stored?.vehiculos) ? (stored.vehiculos as unknown[]) : [];
  return {
    vehiculos: entries.flatMap((entry) => readVehicle(entry) ?? []),
    elegido: textOrNull(stored?.elegido),
    cliente: textOrNull(stored?.cliente),
  };
}
