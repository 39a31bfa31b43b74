import { z } from 'zod';
import { Id, lines, requiredLines, requiredText } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES, tooLong } from '../../kernel/messages';
import { discountPercent } from '../../venezuela/fields';
import { findCategoria } from '../products/categorias';
import { asNumber, emptyAsNull, promotionDay } from './form';
import { MAX_SELECTED_PRODUCTS } from './limits';
import { PROMOCION_MESSAGES } from './messages';

/** Scope of a store's promotion: chosen products, a category, or everything that it sells. */
export const PRODUCTOS_APLICABLES = ['especificos', 'categoria', 'all'] as const;
export type ProductosAplicables = (typeof PRODUCTOS_APLICABLES)[number];

const toCategoria = (value: unknown) => (typeof value === 'string' ? (findCategoria(value)?.nombre ?? value) : value);

const PromocionFields = z.object({
  titulo: requiredText('El título es obligatorio', 120),
  descripcion: requiredLines(FIELD_MESSAGES.descripcion, 1000),
  descuento: z.preprocess(asNumber, discountPercent(PROMOCION_MESSAGES.percentage)),
  fechaInicio: promotionDay(PROMOCION_MESSAGES.startMissing),
  fechaFin: promotionDay(PROMOCION_MESSAGES.endMissing),
  productosAplicables: z.enum(PRODUCTOS_APLICABLES, 'Selecciona a qué productos se aplica').default('especificos'),
  productosSeleccionados: setOf(
    Id,
    MAX_SELECTED_PRODUCTS,
    `Selecciona como máximo ${MAX_SELECTED_PRODUCTS} productos`,
  ).default([]),
  categoriaSeleccionada: z
    .preprocess(
      (value) => toCategoria(emptyAsNull(value)),
      z
        .string(FIELD_MESSAGES.invalidCategoria)
        .refine((name) => !!findCategoria(name), FIELD_MESSAGES.invalidCategoria)
        .nullable(),
    )
    .default(null),
  condiciones: lines().max(1000, tooLong(1000)).default(''),
});
type Fields = z.output<typeof PromocionFields>;

/** Rules across the fields. */
function checkPromocion(promocion: Fields, ctx: z.RefinementCtx): void {
  const wrong = (path: keyof Fields, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
  const { productosAplicables: scope } = promocion;
  if (promocion.fechaInicio > promocion.fechaFin) wrong('fechaFin', PROMOCION_MESSAGES.dates);
  if (scope === 'especificos' && !promocion.productosSeleccionados.length)
    wrong('productosSeleccionados', PROMOCION_MESSAGES.product);
  if (scope === 'categoria' && !promocion.categoriaSeleccionada)
    wrong('categoriaSeleccionada', PROMOCION_MESSAGES.category);
}

/** The promotion that a store writes; `descuento` percent, the dates are Caracas days that belong to the period. */
export const NuevaPromocion = PromocionFields.superRefine(checkPromocion);
export type NuevaPromocion = z.output<typeof NuevaPromocion>;
