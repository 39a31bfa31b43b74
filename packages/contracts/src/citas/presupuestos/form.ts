import { z } from 'zod';
import { Id, nullableLines, requiredText } from '../../kernel/fields';
import { linesOf, setOf } from '../../kernel/lists';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { MAX_CANTIDAD } from '../../products/products/schemas';
import { dollarPrice } from '../../venezuela/fields';
import { numberText } from '../../venezuela/numero';

/** Most lines of a presupuesto. */
export const MAX_LINEAS = 40;
/** Different parts among them. */
export const MAX_REPUESTOS = 20;
/** Days that a client has to answer, unless the workshop says otherwise. */
export const DEFAULT_VIGENCIA_DIAS = 3;
/** Longest such time, in days. */
export const MAX_VIGENCIA_DIAS = 30;

/** Labour is counted in quarters of an hour, parts in whole units. */
export const LABOUR_STEP = 0.25;
const amount = z.number(FIELD_MESSAGES.quantity).max(MAX_CANTIDAD, `La cantidad máxima es ${MAX_CANTIDAD}`);
const units = amount.int(FIELD_MESSAGES.wholeQuantity).min(1, FIELD_MESSAGES.minQuantity);
const labour = amount
  .min(LABOUR_STEP, `La cantidad mínima es ${numberText(LABOUR_STEP)}`)
  .multipleOf(LABOUR_STEP, `Usa fracciones de ${numberText(LABOUR_STEP)}`);

/** A line as the workshop writes it; a part's name and price are its store's. `precio` in dollars. */
export const NuevaLinea = z.discriminatedUnion(
  'tipo',
  [
    z.object({
      tipo: z.literal('mano_obra'),
      descripcion: requiredText((min) => `Describe el trabajo en al menos ${min} caracteres`, 160, { min: 3 }),
      cantidad: labour.default(1),
      precio: dollarPrice(0, FIELD_MESSAGES.negativePrice),
    }),
    z.object({ tipo: z.literal('repuesto'), productoId: Id, cantidad: units }),
  ],
  'El tipo de la línea no es válido',
);
export type NuevaLinea = z.output<typeof NuevaLinea>;

/** Proposal of a workshop. */
export const NuevoPresupuesto = z.object({
  lineas: linesOf(
    NuevaLinea,
    (linea) => (linea.tipo === 'repuesto' ? linea.productoId : null),
    FIELD_MESSAGES.partTwice,
    'Agrega al menos una línea',
  )
    .min(1, 'Agrega al menos una línea')
    .max(MAX_LINEAS, `Un presupuesto tiene como máximo ${MAX_LINEAS} líneas`)
    .refine((lineas) => lineas.filter(({ tipo }) => tipo === 'repuesto').length <= MAX_REPUESTOS, {
      message: `Un presupuesto tiene como máximo ${MAX_REPUESTOS} repuestos`,
    }),
  notas: nullableLines(600),
  vigenciaDias: z
    .number(FIELD_MESSAGES.days)
    .int(FIELD_MESSAGES.wholeDays)
    .min(1, 'Deja al menos un día para responder')
    .max(MAX_VIGENCIA_DIAS, `El presupuesto puede valer como máximo ${MAX_VIGENCIA_DIAS} días`)
    .default(DEFAULT_VIGENCIA_DIAS),
});
export type NuevoPresupuesto = z.output<typeof NuevoPresupuesto>;

/** A client's answer: the lines that are approved; the others are rejected. */
export const RespuestaPresupuesto = z.object({
  aprobadas: setOf(Id, MAX_LINEAS, 'Indica qué líneas apruebas', 'Indica qué líneas apruebas'),
  comentario: nullableLines(300),
});
export type RespuestaPresupuesto = z.output<typeof RespuestaPresupuesto>;
