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
