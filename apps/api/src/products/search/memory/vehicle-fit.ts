import { LRUCache } from 'lru-cache';
import { type Ajuste, fitOf } from '@tuerca/contracts/auth/garaje/ajuste';
import { parseMotor } from '@tuerca/contracts/auth/garaje/motor';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { nameKey } from '@tuerca/contracts/kernel/text';
import type { NamedVehicle } from '@tuerca/contracts/products/search/reading';
import { Bits } from './bits';
import { coversYear, type FitRow, type ProductColumns } from './product-columns';
import { ValueColumn } from './value-column';

/** Vehicles whose sets are kept. */
const KEPT = 200;

/** The slots that fit a vehicle, and those of which it is not known; the others do not fit. */
interface Fit {
  vehiculo: Vehiculo;
  yes: Bits;
  maybe: Bits;
}
/** Vehicles that a search names: parts that name it, parts for every vehicle, parts that say nothing. */
interface NamedFit {
  stated: Bits;
  universal: Bits;
  unstated: Bits;
}

interface RowKeys {
  models: string[];
  brands: string[];
}

const rowKey = (marca: string, modelo: string) => `${nameKey(marca)}|${nameKey(modelo)}`;

/** Compares vehicles with what the products say. Sets are kept and follow every change of a product. */
export class VehicleFit {
  private readonly models = new ValueColumn();
  private readonly brands = new ValueColumn();
  /** Products with the same rows share them. */
  private readonly keys = new WeakMap<readonly FitRow[], RowKeys>();
  private readonly kept = new LRUCache<string, Fit>({ max: KEPT });

  constructor(private readonly columns: ProductColumns) {}

  put(slot: number): void {
    const { models, brands } = this.keysOf(this.columns.rows[slot]!);
    this.models.put(slot, models);
    this.brands.put(slot, brands);
    for (const fit of this.kept.values()) this.judge(slot, fit);
  }

  drop(slot: number): void {
    this.models.drop(slot);
    this.brands.drop(slot);
    for (const { yes, maybe } of this.kept.values()) {
      yes.clear(slot);
      maybe.clear(slot);
    }
  }

  of(vehiculo: Vehiculo): Fit {
    const { marca, modelo, anio, motor } = vehiculo;
    const key = JSON.stringify([rowKey(marca, modelo), anio, motor ?? null]);
    const before = this.kept.get(key);
    if (before) return before;
    const { universal, unstated } = this.columns;
    const fit: Fit = { vehiculo, yes: universal.copy(), maybe: unstated.copy() };
    const known = new Map<readonly FitRow[], Ajuste>();
    this.models.of(rowKey(marca, modelo))?.forEach((slot) => this.judge(slot, fit, known));
    this.kept.set(key, fit);
    return fit;
  }

  /** Whether a slot fits, of the sets of a vehicle. */
  ajusteOf(slot: number, { yes, maybe }: Fit): Ajuste {
    if (yes.has(slot)) return 'compatible';
    if (!maybe.has(slot)) return 'no-compatible';
    return this.columns.unstated.has(slot) ? 'no-indicado' : 'sin-confirmar';
  }

  /** A vehicle that may lack its year, or its model. */
  ofNamed({ marca, modelo, anio, motor }: NamedVehicle): NamedFit {
    const { universal, unstated, rows, values } = this.columns;
    const stated = new Bits();
    const wanted =
      marca && modelo
        ? this.models.of(rowKey(marca, modelo))
        : marca
          ? this.brands.of(nameKey(marca))
          : this.columns.all;
    const asked = marca && nameKey(marca);
    const model = modelo && nameKey(modelo);
    const litros = parseMotor(motor).litros;
    const known = new Map<readonly FitRow[], boolean>();
    wanted?.forEach((slot) => {
      const own = rows[slot]!;
      let matches = known.get(own);
      if (matches === undefined) {
        matches = own.some(
          (row) =>
            (!asked || nameKey(row.marca) === asked) &&
            (!model || nameKey(row.modelo) === model) &&
            (anio === undefined || coversYear(row, anio)) &&
            isEngine(row, litros),
        );
        known.set(own, matches);
      }
      if (matches) stated.set(slot);
    });
    // Without rows a product's own brand and model say what it is for.
    const own = marca && modelo ? values.vehiculo.of(`${marca}|${modelo}`) : marca ? values.marca.of(marca) : undefined;
    if (own) stated.or(own.copy().and(unstated));
    const silent = unstated.copy().andNot(stated);
    if (marca) silent.keep((slot) => !values.marca.nameOf(slot));
    return { stated, universal: universal.copy().andNot(stated), unstated: silent };
  }

  private keysOf(rows: readonly FitRow[]): RowKeys {
    let keys = this.keys.get(rows);
    if (keys) return keys;
    keys = {
      models: [...new Set(rows.map(({ marca, modelo }) => rowKey(marca, modelo)))],
      brands: [...new Set(rows.map(({ marca }) => nameKey(marca)))],
    };
    this.keys.set(rows, keys);
    return keys;
  }

  /** `known`: what was judged of the same rows, which products share. */
  private judge(slot: number, { vehiculo, yes, maybe }: Fit, known?: Map<readonly FitRow[], Ajuste>): void {
    const universal = this.columns.universal.has(slot);
    const compatibilidad = this.columns.rows[slot]!;
    const before = universal ? undefined : known?.get(compatibilidad);
    const ajuste = before ?? fitOf({ universal, compatibilidad }, vehiculo);
    if (!universal) known?.set(compatibilidad, ajuste);
    yes.put(slot, ajuste === 'compatible');
    maybe.put(slot, ajuste === 'sin-confirmar' || ajuste === 'no-indicado');
  }
}

function isEngine({ motor }: FitRow, litros: readonly string[]): boolean {
  if (!litros.length || !motor) return true;
  const asked = parseMotor(motor).litros;
  return !asked.length || asked.some((one) => litros.includes(one));
}
