import { z } from 'zod';
import { maxModelYear, MIN_MODEL_YEAR } from '../../auth/garaje/vehiculo';
import { withoutContactData } from '../../kernel/contact-data';
import { Id, nullableLines, nullableText, requiredText } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { canonicalCategoria, findCategoria } from '../../products/products/categorias';
import { CONDITIONS } from '../../products/products/rules';
import { Direccion } from '../../venezuela/direccion';
import { dollarPrice } from '../../venezuela/fields';
import {
  ENTREGAS_PROPUESTA,
  MAX_DELIVERY_DAYS,
  MAX_REQUEST_PHOTOS,
  MAX_REQUESTED_UNITS,
  PROPOSAL_HOURS,
  REQUEST_DAYS,
} from './rules';

const oneOf = (values: readonly number[], message: string) =>
  z.number(message).refine((value) => values.includes(value), message);
const units = z
  .number(FIELD_MESSAGES.quantity)
  .int(FIELD_MESSAGES.wholeQuantity)
  .min(1, FIELD_MESSAGES.minQuantity)
  .max(MAX_REQUESTED_UNITS, `La cantidad máxima es ${MAX_REQUESTED_UNITS}`);
const Categoria = z
  .string('Selecciona la categoría')
  .refine((name) => !!findCategoria(name), 'Selecciona la categoría')
  .transform(canonicalCategoria);
/** The vehicle that a part is for. */
export const VehiculoSolicitud = z.object({
  marca: requiredText(FIELD_MESSAGES.marca, 60),
  modelo: requiredText(FIELD_MESSAGES.modelo, 60),
  anio: z
    .number('El año debe ser un número')
    .int(FIELD_MESSAGES.invalidYear)
    .min(MIN_MODEL_YEAR, FIELD_MESSAGES.invalidYear)
    .refine((anio) => anio <= maxModelYear(new Date()), FIELD_MESSAGES.invalidYear),
  motor: nullableText(40),
});

/** Request of a client; `fotos` are addresses that POST /api/upload/solicitud answered, `dias` its duration. */
export const NuevaSolicitud = z.object({
  pieza: withoutContactData(requiredText('Escribe qué repuesto necesitas', 120, { min: 3 })),
  categoria: Categoria.nullable().default(null),
  vehiculo: VehiculoSolicitud.nullable().default(null),
  cantidad: units.default(1),
  fotos: setOf(z.string().max(300), MAX_REQUEST_PHOTOS, `Sube como máximo ${MAX_REQUEST_PHOTOS} fotos`).default([]),
  estado: Direccion.shape.estado,
  ciudad: Direccion.shape.ciudad,
  dias: oneOf(REQUEST_DAYS, 'Elige hasta cuándo lo necesitas').default(3),
  nota: withoutContactData(nullableLines(600)),
});
export type NuevaSolicitud = z.output<typeof NuevaSolicitud>;

const terms = {
  /** Dollars for one unit, IVA included. */
  precio: dollarPrice(0.01, 'Escribe un precio mayor que cero', 'Escribe el precio por unidad'),
  cantidad: units.default(1),
  entrega: z.enum(ENTREGAS_PROPUESTA, 'Elige cómo lo entregas').default('envio_y_retiro'),
  /** Days until the part is ready; 0 is today. */
  diasEntrega: z
    .number('Escribe en cuántos días')
    .int()
    .min(0)
    .max(MAX_DELIVERY_DAYS, `Como máximo ${MAX_DELIVERY_DAYS} días`)
    .default(0),
  horas: oneOf(PROPOSAL_HOURS, 'Elige hasta cuándo vale').default(24),
  nota: withoutContactData(nullableLines(400)),
};
/** Proposal of a store: a product that it sells, at its price or less, or a part that it has not listed. */
export const NuevaPropuesta = z.discriminatedUnion(
  'tipo',
  [
    z.object({ tipo: z.literal('producto'), productoId: Id, ...terms }),
    z.object({
      tipo: z.literal('libre'),
      nombre: withoutContactData(requiredText('Escribe qué repuesto ofreces', 160, { min: 3 })),
      categoria: Categoria,
      condicion: z.enum(CONDITIONS, 'Selecciona la condición'),
      marcaRepuesto: nullableText(60),
      /** Address that POST /api/upload/solicitud answered. */
      foto: z.string().max(300).nullable().default(null),
      ...terms,
    }),
  ],
  'Elige un producto tuyo o escribe una propuesta',
);
export type NuevaPropuesta = z.output<typeof NuevaPropuesta>;
