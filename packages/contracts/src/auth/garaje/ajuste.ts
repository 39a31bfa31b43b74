import { nameKey } from '../../kernel/text';
import { parseMotor } from './motor';
import type { Vehiculo } from './vehiculo';

/** Whether a part fits a vehicle. Where the store listed no vehicle it is 'no-indicado', where a row leaves it open 'sin-confirmar'. */
export const FITS = ['compatible', 'sin-confirmar', 'no-indicado', 'no-compatible'] as const;
/** Fit of a part. */
export type Ajuste = (typeof FITS)[number];
/** Label of each of them on screen. */
export const AJUSTE_LABELS: Record<Ajuste, string> = {
  compatible: 'Compatible',
  'sin-confirmar': 'Sin confirmar',
  'no-indicado': 'No indicado',
  'no-compatible': 'No compatible',
};

interface CompatibilityRow {
  marca: string;
  modelo: string;
  anioDesde: number | null;
  anioHasta: number | null;
  motor?: string | null;
}
/** The part of a product that decides what it fits. */
export interface Fittable {
  universal: boolean;
  compatibilidad: readonly CompatibilityRow[];
}

const sameName = (one: string, other: string) => nameKey(one) === nameKey(other);

/** Whether one row speaks of the vehicle: yes, no, or perhaps (it asks more of the engine than is known of the vehicle's). */
function fitOfRow(row: CompatibilityRow, { marca, modelo, anio, motor }: Vehiculo): 'yes' | 'no' | 'perhaps' {
  if (!sameName(row.marca, marca) || !sameName(row.modelo, modelo)) return 'no';
  if ((row.anioDesde !== null && anio < row.anioDesde) || (row.anioHasta !== null && anio > row.anioHasta)) return 'no';
  const [asked, known] = [parseMotor(row.motor), parseMotor(motor)];
  const fits = !asked.litros.length || asked.litros.some((litros) => known.litros.includes(litros));
  // Only another displacement is another engine: of '16v' or 'Diesel' the vehicle's text may just not speak.
  if (!fits && known.litros.length) return 'no';
  return fits && asked.details.every((detail) => known.details.includes(detail)) ? 'yes' : 'perhaps';
}

/** Whether a part fits: universal parts do, without rows nobody knows, else a row has to name the vehicle. */
export function fitOf({ universal, compatibilidad }: Fittable, vehicle: Vehiculo): Ajuste {
  if (universal) return 'compatible';
  if (!compatibilidad.length) return 'no-indicado';
  const rows = compatibilidad.map((row) => fitOfRow(row, vehicle));
  if (rows.includes('yes')) return 'compatible';
  return rows.includes('perhaps') ? 'sin-confirmar' : 'no-compatible';
}
