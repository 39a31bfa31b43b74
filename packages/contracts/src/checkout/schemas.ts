import { z } from 'zod';
import { Id } from '../kernel/fields';
import { Destinatario, Tasa } from '../system/schemas';
import { Monto } from '../venezuela/dinero';
import { DireccionEntrega } from '../venezuela/direccion';

/** How long a quote's figures hold. */
export const COTIZACION_MINUTOS = 60;

/** One choice per store of the cart. */
export const Entrega = z.discriminatedUnion(
  'tipo',
  [
    z.object({ tiendaId: Id, tipo: z.literal('retiro') }),
    z.object({ tiendaId: Id, tipo: z.literal('delivery'), direccion: DireccionEntrega }),
  ],
  'Elige entre delivery y retiro en tienda',
);
export type Entrega = z.infer<typeof Entrega>;

export const LineaCotizada = z.object({
  productoId: Id,
  nombre: z.string(),
  imagen: z.string().nullable(),
  cantidad: z.number().int(),
  precioUSD: Monto,
  precioUnitario: Monto,
  subtotal: Monto,
});
export const TiendaCotizada = z.object({
  tiendaId: Id,
  nombre: z.string(),
  telefono: z.string().nullable(),
  direccion: z.string(),
  tipo: z.enum(['delivery', 'retiro']),
  items: z.array(LineaCotizada),
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
  tiendas: z.array(TiendaCotizada),
  subtotal: Monto,
  envio: Monto,
  descuento: Monto,
  /** IVA contained in the total. */
  impuestos: Monto,
  total: Monto,
  totalUSD: Monto,
});
export type Cotizacion = z.infer<typeof Cotizacion>;

/** Cost of each way to receive a store's part of the cart, for the delivery step; bolivars at the day's rate. */
export const OpcionEntrega = z.object({
  tiendaId: Id,
  nombre: z.string(),
  direccion: z.string(),
  horario: z.string(),
  local: Monto,
  nacional: Monto,
  ciudad: z.string(),
  estado: z.string(),
});
export type OpcionEntrega = z.infer<typeof OpcionEntrega>;
