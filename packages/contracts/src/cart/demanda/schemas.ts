import { z } from 'zod';
import { Id, line } from '../../kernel/fields';
import { tooLong } from '../../kernel/messages';
import { Importe, Mes } from '../../orders/comisiones/schemas';
import { CATALOGUE_MESSAGES } from '../../products/catalogue/messages';
import { MIN_SEARCH_LENGTH } from '../../products/catalogue/rules';
import { ESTADO_NAMES } from '../../venezuela/estados';
import { MAX_WANTED } from './rules';

const count = z.number().int().min(0);

/** Somebody opened the page of a product. */
export const VistaProducto = z.object({ productoId: Id });
/** A search without results; with the place of delivery, when it is known. */
export const BusquedaVacia = z.object({
  texto: line('Falta el texto de la búsqueda')
    .min(MIN_SEARCH_LENGTH, CATALOGUE_MESSAGES.moreLetters)
    .max(100, tooLong(100)),
  estado: z.enum(ESTADO_NAMES, 'Ese estado no existe').optional(),
  ciudad: line().max(60, tooLong(60)).optional(),
});
export type BusquedaVacia = z.infer<typeof BusquedaVacia>;

/** Sums of a period. Sales are paid orders that were not cancelled, by the day on which they were placed. */
export const CifrasDemanda = z.object({
  /** Opened pages of products. */
  vistas: count,
  /** Additions to carts. */
  carritos: count,
  /** Orders. */
  compras: count,
  unidades: count,
  /** Units that came back or are on their way back. */
  devueltas: count,
  /** Of the products, without delivery. */
  monto: Importe,
});
export type CifrasDemanda = z.infer<typeof CifrasDemanda>;

/** A month by its days (all of them, by the calendar of Caracas) beside the whole month before. */
export const MesDemanda = z.object({
  mes: Mes,
  total: CifrasDemanda,
  anterior: CifrasDemanda,
  dias: z.array(CifrasDemanda.extend({ dia: z.iso.date() })).max(31),
});
export type MesDemanda = z.infer<typeof MesDemanda>;

/** A product as its store knows it. */
export const ProductoDemanda = z.object({
  _id: Id,
  nombre: z.string(),
  sku: z.string().nullable(),
  imagen: z.string().nullable(),
});
/** A product in a month; here `compras` counts orders that hold it. */
export const FilaDemanda = CifrasDemanda.extend({
  producto: ProductoDemanda,
  conversion: z.number().min(0).nullable(),
});
export type FilaDemanda = z.infer<typeof FilaDemanda>;

/** Searches of this month and last for what nobody sells; people are counted once a day. */
export const Buscado = z.object({
  texto: z.string(),
  personas: count,
  /** People who receive in the store's state, and in its city. */
  enTuEstado: count,
  enTuCiudad: count,
  ultima: z.iso.date(),
});
export type Buscado = z.infer<typeof Buscado>;
/** A request for a part that waits and no store has answered; `solicitudId` when this store was told and can answer it. */
export const PedidoSinRespuesta = z.object({
  solicitudId: Id.nullable(),
  pieza: z.string(),
  vehiculo: z.string().nullable(),
  categoria: z.string().nullable(),
  cantidad: count,
  ciudad: z.string(),
  estado: z.string(),
  fecha: z.iso.datetime(),
  vence: z.iso.datetime(),
});
export type PedidoSinRespuesta = z.infer<typeof PedidoSinRespuesta>;
/** Unmet searches and requests, for one store: its own place first. */
export const LoBuscado = z.object({
  estado: z.string(),
  ciudad: z.string(),
  busquedas: z.array(Buscado).max(MAX_WANTED),
  solicitudes: z.array(PedidoSinRespuesta).max(MAX_WANTED),
});
export type LoBuscado = z.infer<typeof LoBuscado>;

/** A product to order, the one that runs out first above. */
export const FilaReponer = z.object({
  producto: ProductoDemanda,
  stock: count,
  /** Sold and not brought back within `dias` days. */
  vendidas: count,
  dias: count,
  porDia: z.number().min(0),
  alcanza: count,
  pedir: count,
});
export type FilaReponer = z.infer<typeof FilaReponer>;
