import { z } from 'zod';
import { Id, line } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { InstalacionPedido } from '../../orders/orders/schemas';
import { checkByMethod, PaymentFields } from '../../payments/payments/schemas';
import { ESTADOS_PAGO, METODOS_PAGO } from '../../payments/payments/states';
import { Monto } from '../../venezuela/fields';
import { CART_MESSAGES } from '../cart/messages';
import { Instalacion } from '../instalaciones/schemas';
import { CHECKOUT_MESSAGES } from './messages';
import { Entregas } from './schemas';

const PurchaseFields = PaymentFields.extend({
  bancoReceptor: z.string().regex(/^\d{4}$/, CHECKOUT_MESSAGES.receivingBank),
  monto: z.number(FIELD_MESSAGES.monto).positive(FIELD_MESSAGES.monto).max(1e12, FIELD_MESSAGES.monto),
  total: z.number(FIELD_MESSAGES.monto).positive(FIELD_MESSAGES.monto).max(1e12, FIELD_MESSAGES.monto),
  descripcion: line().max(200).optional(),
  /** Lines about one product are added up. */
  items: z
    .array(
      z.object({
        productoId: Id,
        cantidad: z
          .number()
          .int(FIELD_MESSAGES.wholeQuantity)
          .min(1, FIELD_MESSAGES.minQuantity)
          .max(99, 'La cantidad máxima es 99'),
        precioUnitario: z.number().nonnegative('El precio no es válido').max(1e12),
      }),
    )
    .min(1, CART_MESSAGES.empty)
    .max(50),
  cotizacion: z.string().max(20_000).optional(),
  entregas: Entregas.optional(),
  /** An appointment to be booked together with the purchase: both or neither. */
  instalacion: Instalacion.nullish().transform((one) => one ?? null),
});
/** A purchase: the payment's data, the client's assertions about money, the quote they stand on. Without a quote the current rate counts. */
export const NuevoPago = PurchaseFields.check(checkByMethod);
export type NuevoPago = z.output<typeof NuevoPago>;

/** A purchase that is paid in the store when it is picked up: its quote and the same assertions. */
export const CompraEnEfectivo = PurchaseFields.pick({ items: true, monto: true, total: true }).extend({
  metodoPago: z.literal('efectivo').default('efectivo'),
  cotizacion: z.string().max(20_000),
});
export type CompraEnEfectivo = z.output<typeof CompraEnEfectivo>;

/** The answer to a purchase; the confirmation page draws it. */
export const PlacedCompra = z.object({
  orderNumber: z.string(),
  referencia: z.string().nullable(),
  pagoId: Id,
  fecha: z.iso.datetime(),
  metodoPago: z.enum(METODOS_PAGO),
  bancoEmisorNombre: z.string(),
  estadoPago: z.enum(ESTADOS_PAGO),
  mensajePago: z.string(),
  monto: Monto,
  totalUSD: Monto,
  tasa: z.number(),
  pedidos: z.array(
    z.object({
      _id: Id,
      numero: z.string(),
      tienda: z.string(),
      total: Monto,
      tipoEntrega: z.enum(['delivery', 'retiro']),
      /** Whether the recipient pays the courier. */
      pagoEnDestino: z.boolean(),
    }),
  ),
  instalacion: InstalacionPedido.nullable(),
  items: z.array(
    z.object({
      productoId: Id,
      nombre: z.string(),
      imagen: z.string().nullable(),
      cantidad: z.number().int(),
      precioUnitario: Monto,
      subtotal: Monto,
    }),
  ),
});
export type PlacedCompra = z.infer<typeof PlacedCompra>;
