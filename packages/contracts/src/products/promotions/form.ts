import { z } from 'zod';
import { Id, requiredLines, requiredText } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { capitalCode } from '../../kernel/names';
import { caracasDate } from '../../venezuela/caracas';
import { toCentimos } from '../../venezuela/dinero';
import { discountPercent } from '../../venezuela/fields';
import { readNumber } from '../../venezuela/numero';
import { canonicalServiceCategoria, isServiceCategoria } from '../services/categorias';
import { OFERTA_MESSAGES, PROMOCION_MESSAGES } from './messages';
import { TIPOS_DESCUENTO } from './rules';

// A form sends texts, JSON typed values: both are read. An empty text is null.
/** Number in a field of a form or of JSON; an empty text is null. */
export const asNumber = (value: unknown) => (typeof value === 'string' ? readNumber(value) : value);
/** An empty text of a form is null. */
export const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
const asFlag = (value: unknown) =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
/** A day as it is, or the Caracas day of an instant. */
const asDay = (value: unknown) =>
  typeof value === 'string' && value.length > 10 && !Number.isNaN(Date.parse(value))
    ? caracasDate(new Date(value))
    : value;

/** A Caracas day, also given as an instant; `message` answers anything else. */
export const promotionDay = (message: string) => z.preprocess(asDay, z.iso.date(message));

/** A promotional code: capitals, figures and hyphens. */
export const CodigoPromo = z.preprocess(
  (value) => (typeof value === 'string' ? capitalCode(value) || null : value),
  z
    .string(FIELD_MESSAGES.invalidCode)
    .regex(/^[A-Z0-9-]{3,20}$/, 'Usa de 3 a 20 letras sin acento, números o guiones')
    .nullable(),
);

const fields = z.object({
  nombre: requiredText(FIELD_MESSAGES.nombre, 120),
  descripcion: requiredLines(FIELD_MESSAGES.descripcion, 1000),
  tipoDescuento: z.enum(TIPOS_DESCUENTO, 'Selecciona el tipo de descuento'),
  valorDescuento: z.preprocess(
    asNumber,
    z
      .number('El valor del descuento es obligatorio')
      .min(0, 'El descuento no puede ser negativo')
      .max(1_000_000, 'El descuento es demasiado alto'),
  ),
  servicioId: z.preprocess(emptyAsNull, Id.nullable()).default(null),
  categoria: z
    .preprocess(
      emptyAsNull,
      z
        .string(FIELD_MESSAGES.invalidCategoria)
        .refine(isServiceCategoria, FIELD_MESSAGES.invalidCategoria)
        .transform(canonicalServiceCategoria)
        .nullable(),
    )
    .default(null),
  fechaInicio: promotionDay(PROMOCION_MESSAGES.startMissing),
  fechaFin: promotionDay(PROMOCION_MESSAGES.endMissing),
  activa: z.preprocess(asFlag, z.boolean(OFERTA_MESSAGES.activeMissing)).default(true),
  codigoPromo: CodigoPromo.default(null),
  limiteUsos: z
    .preprocess(
      asNumber,
      z
        .number(FIELD_MESSAGES.limit)
        .int(FIELD_MESSAGES.wholeLimit)
        .min(0, FIELD_MESSAGES.negativeLimit)
        .max(1_000_000, FIELD_MESSAGES.highLimit)
        .nullable(),
    )
    .default(null),
  /** Address of a picture that POST /api/upload/promotion issued; absent keeps the present one, null takes it away. */
  imagen: z
    .preprocess(emptyAsNull, z.string('La imagen no es válida').max(300, 'La imagen no es válida').nullable())
    .optional(),
});

const percentage = discountPercent(PROMOCION_MESSAGES.percentage);
const dollars = z.number().refine((value) => toCentimos(value) / 100 === value, FIELD_MESSAGES.twoDecimals);

/** The offer that a workshop writes, as JSON or as a form's texts. `valorDescuento` is a percentage (`discountPercent`), or dollars with at most two decimals. */
export const NuevaOferta = fields.superRefine((oferta, ctx) => {
  const wrong = (path: keyof typeof oferta, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
  const { tipoDescuento, valorDescuento: value } = oferta;
  const refused = { porcentaje: percentage, fijo: dollars }[tipoDescuento].safeParse(value).error?.issues[0];
  // A negative value was reported by the field itself.
  if (refused && value >= 0) wrong('valorDescuento', refused.message);
  if (oferta.fechaInicio > oferta.fechaFin) wrong('fechaFin', FIELD_MESSAGES.datesReversed);
});
export type NuevaOferta = z.output<typeof NuevaOferta>;

export const OfertaToggle = z.object({ activa: z.preprocess(asFlag, z.boolean(OFERTA_MESSAGES.activeMissing)) });
