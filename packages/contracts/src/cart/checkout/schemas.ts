import { z } from 'zod';
import { EntregaTienda } from '../../auth/stores/delivery';
import { DESTINOS, VIAS } from '../../auth/stores/ways';
import { Id, line } from '../../kernel/fields';
import { linesOf } from '../../kernel/lists';
import { FormaEnvio, Llegada } from '../../orders/orders/schemas';
import { Destinatario, Tasa } from '../../platform/system/schemas';
import { DireccionEntrega } from '../../venezuela/direccion';
import { Monto } from '../../venezuela/fields';
import { CHECKOUT_MESSAGES } from './messages';

/** Minutes that a quote's figures hold. */
export const COTIZACION_MINUTES = 60;

/** Choice among the store's ways to the place; the first one when left out. */
const way = {
  via: z.enum(VIAS).optional(),
  destino: z.enum(DESTINOS).optional(),
  /** Id of the courier's office, of a way to one. */
  oficina: line().min(1).max(130).optional(),
};
/** One choice per store of the cart. */
export const Entrega = z.discriminatedUnion(
  'tipo',
  [
    z.object({ tiendaId: Id, tipo: z.literal('retiro') }),
    z.object({ tiendaId: Id, tipo: z.literal('delivery'), direccion: DireccionEntrega, ...way }),
    /** The workshop receives it, at its own address; needs an appointment there in the same purchase. */
    z.object({ tiendaId: Id, tipo: z.literal('taller'), tallerId: Id }),
  ],
  CHECKOUT_MESSAGES.deliveryOrPickUp,
);
export type Entrega = z.infer<typeof Entrega>;
/** One for each store of a purchase. */
export const Entregas = linesOf(
  Entrega,
  ({ tiendaId }) => tiendaId,
  'Una tienda está dos veces: elige una sola entrega para ella',
).max(50);

/** A line of a quote: `precioUSD` dollars, the others bolivars. */
export const QuotedLine = z.object({
  productoId: Id,
  nombre: z.string(),
  imagen: z.string().nullable(),
  cantidad: z.number().int(),
  precioUSD: Monto,
  precioUnitario: Monto,
  subtotal: Monto,
});
/** One store's part of a quote, in bolivars. */
export const QuotedStore = z.object({
  tiendaId: Id,
  nombre: z.string(),
  telefono: z.string().nullable(),
  direccion: z.string(),
  tipo: z.enum(['delivery', 'retiro']),
  formaEnvio: FormaEnvio.nullable(),
  llegada: Llegada.nullable(),
  /** The workshop that receives it, when it is delivered at one. */
  taller: z.string().nullable(),
  items: z.array(QuotedLine),
  subtotal: Monto,
  envio: Monto,
  total: Monto,
});
/** A frozen price: bolivars at `tasa` until `expira` (UTC). `token` proves it and goes back with the payment. */
export const Cotizacion = z.object({
  token: z.string(),
  expira: z.iso.datetime(),
  tasa: Tasa,
  destinatario: Destinatario,
  tiendas: z.array(QuotedStore),
  /** Earliest end of the store's hold when it is paid in cash at the pick-up; null where that is not offered. */
  efectivo: z.object({ hasta: z.iso.datetime() }).nullable(),
  /** Reason against cash, where a store of a pick-up takes it; null otherwise. */
  sinEfectivo: z.string().nullable(),
  subtotal: Monto,
  envio: Monto,
  /** Savings by offers, already off `subtotal`. */
  descuento: Monto,
  /** IVA contained in the total. */
  impuestos: Monto,
  total: Monto,
  totalUSD: Monto,
});
export type Cotizacion = z.infer<typeof Cotizacion>;

/** Delivery terms of a store for its part of the cart, which weighs `kilos`: the cost of each way follows (`deliveryWays`). */
export const DeliveryOption = z.object({
  tiendaId: Id,
  nombre: z.string(),
  direccion: z.string(),
  horario: z.string(),
  entrega: EntregaTienda,
  kilos: z.number().int().min(1),
  ciudad: z.string(),
  estado: z.string(),
});
export type DeliveryOption = z.infer<typeof DeliveryOption>;
