import { z } from 'zod';
import { bareLine } from '../../kernel/fields';
import { FITS } from './ajuste';

const PLATE_FORM = 'La placa tiene entre 5 y 8 letras y números';
/** A plate, in capitals and figures alone. It does not abort: other faults of its form are reported together with it. */
export const Placa = (missing: string) =>
  bareLine(missing).regex(/^[A-Z0-9]{5,8}$/, { error: ({ input }) => (input ? PLATE_FORM : missing) });
/** A plate that may be left out: empty and absent become null. */
export const nullablePlaca = bareLine()
  .regex(/^([A-Z0-9]{5,8})?$/, PLATE_FORM)
  .transform((placa) => placa || null)
  .nullable()
  .default(null);

/** Fit of a part. */
export const AjusteField = z.enum(FITS);

/** Reading of an odometer, in kilometres. */
export const Kilometraje = z
  .number('El kilometraje debe ser un número')
  .int('El kilometraje debe ser un número entero')
  .min(0, 'El kilometraje no puede ser negativo')
  .max(2_000_000, 'El kilometraje es demasiado alto');
