import { z } from 'zod';
import { DocumentKey, Id, queryText, requiredLines } from '../../kernel/fields';
import { linesOf, setOf } from '../../kernel/lists';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { NuevoMetodoPago } from '../../payments/payment-methods/schemas';
import { SETTLEMENT_MESSAGES } from '../../payments/payments/messages';
import { MAX_RETURN_PHOTOS } from '../../platform/uploads/rules';
import { MAX_CANTIDAD } from '../../products/products/schemas';
import { Referencia } from '../../venezuela/fields';
import { MAX_RETURN_LINES, MOTIVOS_DEVOLUCION } from './rules';
import { ESTADOS_DEVOLUCION } from './states';

const units = z
  .number(FIELD_MESSAGES.quantity)
  .int(FIELD_MESSAGES.wholeQuantity)
  .max(MAX_CANTIDAD, `La cantidad máxima es ${MAX_CANTIDAD}`);

/** The Pago Móvil on which the client wants the money; the store sees it. */
export const DatosReembolso = NuevoMetodoPago.omit({ predeterminado: true });
export type DatosReembolso = z.output<typeof DatosReembolso>;

/** Request of a client. `pedido` is the order's id or numero, `fotos` are addresses that POST /api/upload/devolucion answered. */
export const NuevaDevolucion = z.object({
  pedido: DocumentKey,
  lineas: linesOf(
    z.object({ productoId: Id, cantidad: units.min(1, FIELD_MESSAGES.minQuantity) }),
    ({ productoId }) => productoId,
    FIELD_MESSAGES.partTwice,
    'Elige qué repuesto devuelves',
  )
    .min(1, 'Elige qué repuesto devuelves')
    .max(MAX_RETURN_LINES),
  motivo: z.enum(MOTIVOS_DEVOLUCION, 'Elige por qué lo devuelves'),
  detalle: requiredLines((min) => `Cuéntale a la tienda qué pasó en al menos ${min} caracteres`, 1000, { min: 10 }),
  fotos: setOf(z.string().max(300), MAX_RETURN_PHOTOS, `Sube como máximo ${MAX_RETURN_PHOTOS} fotos`).default([]),
  reembolso: DatosReembolso,
});
export type NuevaDevolucion = z.output<typeof NuevaDevolucion>;

/** Way back of the part. */
export const AceptarDevolucion = z.object({
  instrucciones: requiredLines('Dile al cliente cómo devolverte el repuesto', 600, { min: 5 }),
});
/** Reason for refusing. */
export const RechazarDevolucion = z.object({
  motivo: requiredLines('Explícale al cliente por qué no la aceptas', 600, { min: 5 }),
});
/** The part is back: `vendibles` are the units of each line that go on sale again; lines left out have none. */
export const RecibirDevolucion = z.object({
  vendibles: linesOf(
    z.object({ productoId: Id, cantidad: units.min(0, 'La cantidad no puede ser negativa') }),
    ({ productoId }) => productoId,
    FIELD_MESSAGES.partTwice,
  )
    .max(MAX_RETURN_LINES)
    .default([]),
  condicion: requiredLines('Describe en qué estado llegó el repuesto', 300, { min: 3 }),
});
/** The bank's number of the refund. */
export const ReembolsarDevolucion = z.object({
  referencia: Referencia(SETTLEMENT_MESSAGES.reference, 'Ingresa la referencia del reembolso'),
});
/** One message of the thread. */
export const NuevoMensaje = z.object({ texto: requiredLines('Escribe tu mensaje', 1000) });
/** Reason for asking for a review. */
export const PedirRevision = z.object({
  motivo: requiredLines((min) => `Cuéntanos qué pasó en al menos ${min} caracteres`, 500, { min: 10 }),
});

/** Filter by state; `abiertas` are those in which something can still happen. */
export const EstadoFilter = z
  .enum(['all', 'abiertas', ...ESTADOS_DEVOLUCION], FIELD_MESSAGES.invalidEstado)
  .default('all');
/** Further filters of the list. */
export const listFilters = { estado: EstadoFilter, q: queryText(100), pedidoId: Id.optional() };
