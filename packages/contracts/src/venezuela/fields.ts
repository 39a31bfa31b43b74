import { z } from 'zod';
import { bareLine, line } from '../kernel/fields';
import { FIELD_MESSAGES } from '../kernel/messages';
import { toCentimos } from './dinero';
import { isValidRif, normalizeCedula, normalizeRif, normalizeTelefono } from './identidad';
import { DISCOUNT_BOUNDS } from './numero';
import { TIPOS_VEHICULO, tipoVehiculoOf } from './tipos-vehiculo';

/** An amount on the wire: a number with at most two decimals (Bs. or $; the field says which). */
export const Monto = z.number().finite().min(0).max(1e12);

/** A price that a business writes, in dollars with at most two decimals; `message` answers when it is below `min`, `missing` when it is no number. */
export const dollarPrice = (min: number, message: string, missing: string = FIELD_MESSAGES.price) =>
  z
    .number(missing)
    .min(min, message)
    .max(1_000_000, FIELD_MESSAGES.highPrice)
    .refine((value) => toCentimos(value) / 100 === value, FIELD_MESSAGES.twoDecimals);

/** A percentage that is taken off a price, with at most two decimals; `message` answers when it is out of bounds or no number. */
export const discountPercent = (message: string, max: number = DISCOUNT_BOUNDS.max) =>
  z.number(message).min(DISCOUNT_BOUNDS.min, message).max(max, message).multipleOf(0.01, FIELD_MESSAGES.twoDecimals);

/** Runs a normaliser inside a schema: its null becomes the message. `empty` answers for blank text. */
const normalized = (normalize: (text: string) => string | null, message: string, empty: string) =>
  line(empty)
    .min(1, empty)
    .max(30, message)
    .transform((text, ctx) => {
      const value = normalize(text);
      if (value) return value;
      ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

/** A telephone, stored as +58 and ten digits. */
export const Telefono = normalized(
  normalizeTelefono,
  'El teléfono no es válido. Ejemplo: 0414-1234567',
  FIELD_MESSAGES.telefono,
);
/** Said where only a mobile telephone will do. */
export const MOBILE_ONLY = 'Escribe el celular del Pago Móvil. Ejemplo: 0414-1234567';
/** A mobile telephone, stored alike. */
export const TelefonoMovil = normalized(
  (t) => normalizeTelefono(t, { movil: true }),
  MOBILE_ONLY,
  FIELD_MESSAGES.telefono,
);
/** A cédula, stored as 'V-12345678'. */
export const Cedula = normalized(normalizeCedula, FIELD_MESSAGES.invalidCedula, FIELD_MESSAGES.cedulaNumber);
/** A RIF with the right check digit, stored as 'J-12345678-9'. */
export const Rif = normalized(
  normalizeRif,
  'El RIF debe tener 9 dígitos. Escríbelo sin puntos ni guiones',
  'El RIF es obligatorio',
).refine(isValidRif, 'Revisa el dígito verificador del RIF');

/** The number of a bank's movement, digits alone; `message` answers invalid ones, `missing` an empty one. */
export const Referencia = (message: string, missing = message) =>
  bareLine(missing)
    .min(1, { error: missing, abort: true })
    .regex(/^\d{4,20}$/, message);

/** A vehicle type, with the aliases of older screens and their names in Spanish. */
export const TipoVehiculoField = z.preprocess(
  (value) => (typeof value === 'string' ? (tipoVehiculoOf(value) ?? value) : value),
  z.enum(TIPOS_VEHICULO),
);
