import { entryOf } from '../kernel/entry-of';

/** Types of vehicle, as they are stored. */
export const TIPOS_VEHICULO = ['sedan', 'hatchback', 'suv', 'camioneta', 'pickup', 'camion', 'moto', 'otro'] as const;
export type TipoVehiculo = (typeof TIPOS_VEHICULO)[number];
/** Label of each type on screen. */
export const TIPO_VEHICULO_LABELS: Record<TipoVehiculo, string> = {
  sedan: 'Sedán',
  hatchback: 'Hatchback',
  suv: 'SUV',
  camioneta: 'Camioneta',
  pickup: 'Pickup',
  camion: 'Camión',
  moto: 'Motocicleta',
  otro: 'Otro',
};
/** The labels in the order of the types. */
export const TIPO_VEHICULO_NAMES = TIPOS_VEHICULO.map((tipo) => TIPO_VEHICULO_LABELS[tipo]);
const TIPO_ALIASES: Record<string, TipoVehiculo> = { automovil: 'sedan', motocicleta: 'moto', otros: 'otro' };
/** The type that a text means, with the aliases of older screens and their names in Spanish; undefined when it means none. */
export function tipoVehiculoOf(text: string): TipoVehiculo | undefined {
  const key = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return entryOf(TIPO_ALIASES, key) ?? TIPOS_VEHICULO.find((tipo) => tipo === key);
}
