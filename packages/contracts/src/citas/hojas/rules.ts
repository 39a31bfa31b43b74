/** Own entries that one vehicle's record holds. */
export const MAX_REGISTROS = 200;
/** The earliest date of an own entry. */
export const MIN_REGISTRO_DATE = '1950-01-01';
/** Purchases and appointments without a vehicle that are offered beside a record, the newest. */
export const MAX_UNASSIGNED = 50;
/** Appointments and orders, the newest, that a record is made of. */
export const MAX_SOURCES = 500;

/** Subject of an entry of the record. */
export const TIPOS_EVENTO = ['trabajo', 'repuesto', 'kilometraje'] as const;
export type TipoEvento = (typeof TIPOS_EVENTO)[number];
/** Label of each of them on screen. */
export const TIPO_EVENTO_LABELS: Record<TipoEvento, string> = {
  trabajo: 'Trabajo',
  repuesto: 'Repuesto',
  kilometraje: 'Kilometraje',
};
/** Source of an entry: a workshop or store through Tuerca, or the owner alone. */
export const FUENTES = ['taller', 'tienda', 'propio'] as const;
export type Fuente = (typeof FUENTES)[number];
