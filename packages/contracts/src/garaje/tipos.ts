import { z } from 'zod';

export const TIPOS_VEHICULO = ['sedan', 'hatchback', 'suv', 'camioneta', 'pickup', 'camion', 'moto', 'otro'] as const;
export type TipoVehiculo = (typeof TIPOS_VEHICULO)[number];
export const NOMBRE_TIPO_VEHICULO: Record<TipoVehiculo, string> = {
  sedan: 'Sedán',
  hatchback: 'Hatchback',
  suv: 'SUV',
  camioneta: 'Camioneta',
  pickup: 'Pickup',
  camion: 'Camión',
  moto: 'Motocicleta',
  otro: 'Otro',
};
const ALIAS_TIPO: Record<string, TipoVehiculo> = { automovil: 'sedan', motocicleta: 'moto', otros: 'otro' };
/** A vehicle type, with the aliases of older screens and their names in Spanish. */
export const TipoVehiculo = z.preprocess((valor) => {
  if (typeof valor !== 'string') return valor;
  const clave = valor
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return ALIAS_TIPO[clave] ?? clave;
}, z.enum(TIPOS_VEHICULO));
