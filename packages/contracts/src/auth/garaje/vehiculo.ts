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

/** A vehicle that parts are compared with; `searched`: a search named it, nobody owns it here. */
export type ComparedVehicle = Vehiculo & { searched: boolean };
/** 'tu Toyota Corolla 2012'; 'un Toyota Corolla 2012' where a search named it. */
export const comparedName = (vehiculo: ComparedVehicle): string =>
  `${vehiculo.searched ? 'un' : 'tu'} ${vehicleName(vehiculo)}`;

/** Fields that make a vehicle this one (the kind follows the model); all others are details that its owner adds. */
type Identity = 'marca' | 'modelo' | 'anio' | 'motor' | 'tipo';

/** The details that are given: those that were left out (null) stay as they were known. */
export function givenDetails<T extends Record<Identity, unknown>>({
  marca: _marca,
  modelo: _modelo,
  anio: _anio,
  motor: _motor,
  tipo: _tipo,
  ...details
}: T): Partial<Omit<T, Identity>> {
  const given = Object.entries(details).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given) as Partial<Omit<T, Identity>>;
}
