import { z } from 'zod';
import { FITS } from './ajuste';
import { TIPOS_VEHICULO, tipoVehiculoOf } from './tipos';

/** A vehicle type, with the aliases of older screens and their names in Spanish. */
export const TipoVehiculo = z.preprocess(
  (value) => (typeof value === 'string' ? (tipoVehiculoOf(value) ?? value) : value),
  z.enum(TIPOS_VEHICULO),
);

/** Whether a part fits. */
export const Ajuste = z.enum(FITS);

/** What an odometer shows, in kilometres. */
export const Kilometraje = z
  .number('El kilometraje debe ser un número')
  .int('El kilometraje debe ser un número entero')
  .min(0, 'El kilometraje no puede ser negativo')
  .max(2_000_000, 'El kilometraje es demasiado alto');
