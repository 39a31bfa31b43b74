import { z } from 'zod';
import { marcas } from '../../auth/garaje/marcas';
import { line, lines, requiredLines, requiredText } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES, tooLong } from '../../kernel/messages';
import { discountPercent } from '../../venezuela/fields';
import { findCategoria } from '../products/categorias';
import { asNumber, promotionDay } from '../promotions/form';
import { OFERTA_MESSAGES, PROMOCION_MESSAGES } from '../promotions/messages';
import { CAMPANA_MESSAGES, MAX_CAMPAIGN_DISCOUNT } from './messages';

/** Most categories, and most brands, that one campaign names. */
const MAX_NAMED = 200;

const percentage = z.preprocess(asNumber, discountPercent(CAMPANA_MESSAGES.percentage, MAX_CAMPAIGN_DISCOUNT));
const Categorias = setOf(
  line(FIELD_MESSAGES.invalidCategoria)
    .transform((name) => findCategoria(name)?.nombre ?? '')
    .refine(Boolean, FIELD_MESSAGES.invalidCategoria),
  MAX_NAMED,
  `Elige como máximo ${MAX_NAMED} categorías`,
).default([]);
const Marcas = setOf(
  line('La marca no es válida').refine((name) => marcas().some((one) => one.nombre === name), 'La marca no es válida'),
  MAX_NAMED,
  `Elige como máximo ${MAX_NAMED} marcas`,
).default([]);

const fields = z.object({
  nombre: requiredText(FIELD_MESSAGES.nombre, 80),
  descripcion: requiredLines(FIELD_MESSAGES.descripcion, 500),
  porcentaje: percentage,
  fechaInicio: promotionDay(PROMOCION_MESSAGES.startMissing),
  fechaFin: promotionDay(PROMOCION_MESSAGES.endMissing),
  /** Categories that it is for; none means all. */
  categorias: Categorias,
  /** Brands of vehicles that it is for; none means all. */
  marcas: Marcas,
  /** Lowest price in dollars of a product in it. */
  precioMinimo: z
    .preprocess(
      asNumber,
      z
        .number('El precio mínimo debe ser un número')
        .min(0.01, 'El precio mínimo debe ser mayor que 0')
        .max(1_000_000, 'El precio mínimo es demasiado alto')
        .multipleOf(0.01, FIELD_MESSAGES.twoDecimals)
        .nullable(),
    )
    .default(null),
});
const checkDates = (campana: { fechaInicio: string; fechaFin: string }, ctx: z.RefinementCtx) => {
  if (campana.fechaInicio > campana.fechaFin)
    ctx.addIssue({ code: 'custom', path: ['fechaFin'], message: PROMOCION_MESSAGES.dates });
};

/** An administrator's input for a campaign; `porcentaje` percent, `precioMinimo` dollars, the dates are Caracas days, both included. */
export const NuevaCampana = fields
  .extend({ activa: z.boolean(OFERTA_MESSAGES.activeMissing).default(true) })
  .superRefine(checkDates);
export type NuevaCampana = z.output<typeof NuevaCampana>;

/** Another wording or other terms; with `version` only while the campaign is unchanged since. */
export const CambioCampana = fields.extend({ version: z.number().int().min(1).optional() }).superRefine(checkDates);
export type CambioCampana = z.output<typeof CambioCampana>;

/** Its switch, and the sentence for its stores. */
export const InterruptorCampana = z.object({
  activa: z.boolean(OFERTA_MESSAGES.activeMissing),
  motivo: lines().max(300, tooLong(300)).optional(),
});

/** The terms that a store saw when it joined. */
export const UnionCampana = z.object({ version: z.number('Indica la versión de la campaña').int().min(1) });
