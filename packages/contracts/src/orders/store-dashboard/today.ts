import { z } from 'zod';
import { Id } from '../../kernel/fields';
import { FormaEnvio, Pedido } from '../orders/schemas';

/** Lines of each kind that a store's day shows, the most urgent first. */
export const TODAY_LINES = 50;

const total = z.number().int().min(0);
const vence = z.iso.datetime();
/** Waiting items: their number, and the first of them by deadline. */
const waiting = <T extends z.ZodType>(fila: T) => z.object({ total, filas: z.array(fila).max(TODAY_LINES) });

export const PedidoDeHoy = Pedido.pick({
  _id: true,
  numero: true,
  estado: true,
  subestado: true,
  tipoEntrega: true,
}).extend({
  cliente: z.string(),
  telefono: z.string().nullable(),
  /** Units in all, and name of the first line. */
  unidades: z.number().int(),
  lineas: z.number().int(),
  producto: z.string(),
  /** Carrier that the client chose. */
  formaEnvio: FormaEnvio.pick({ via: true }).nullish(),
  vence,
});
export type PedidoDeHoy = z.infer<typeof PedidoDeHoy>;
export const PreguntaDeHoy = z.object({
  _id: Id,
  productoId: Id,
  producto: z.string(),
  texto: z.string(),
  vence,
});
export type PreguntaDeHoy = z.infer<typeof PreguntaDeHoy>;
export const ProductoDeHoy = z.object({
  _id: Id,
  nombre: z.string(),
  sku: z.string().nullable(),
  stock: z.number().int(),
  stockMinimo: z.number().int(),
});
export type ProductoDeHoy = z.infer<typeof ProductoDeHoy>;

/** A store's day, each kind in the order of its deadline. */
export const Hoy = z.object({
  porPreparar: waiting(PedidoDeHoy),
  porEnviar: waiting(PedidoDeHoy),
  /** Held for clients who pay at the pick-up, by the end of the hold: these lie ready before the client comes. */
  porRetirar: waiting(PedidoDeHoy),
  porResponder: waiting(PreguntaDeHoy),
  porAgotarse: waiting(ProductoDeHoy),
});
export type Hoy = z.infer<typeof Hoy>;
