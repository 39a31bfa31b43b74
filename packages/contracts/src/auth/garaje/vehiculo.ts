/** Vehicles that one garage holds. */
export const MAX_VEHICLES = 10;
/** The earliest model year that a vehicle can have. */
export const MIN_MODEL_YEAR = 1900;
/** The latest model year that a vehicle can have: next year's. */
export const maxModelYear = (now: Date): number => now.getUTCFullYear() + 1;

/** Data of a vehicle for asking whether a part fits; `motor` as people write it ('1.8'). */
export interface Vehiculo {
  marca: string;
  modelo: string;
  anio: number;
  motor?: string | null;
}

/** 'Toyota Corolla 2012 1.8'. */
export const vehicleName = ({ marca, modelo, anio, motor }: Vehiculo): string =>
  [marca, modelo, anio, motor].filter(Boolean).join(' ');
