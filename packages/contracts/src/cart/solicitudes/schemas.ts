import { z } from 'zod';
import { Autor } from '../../kernel/autor';
import { Meta } from '../../kernel/envelope';
import { Id } from '../../kernel/fields';
import { CONDITIONS } from '../../products/products/rules';
import { TiendaSummary } from '../../products/products/schemas';
import { Monto } from '../../venezuela/fields';
import { ENTREGAS_PROPUESTA } from './rules';
import { ESTADOS_PROPUESTA, ESTADOS_SOLICITUD } from './states';

const instant = z.iso.datetime();
const count = z.number().int().min(0);

/** A store's proposal as both parties see it: `precio` dollars for one unit, `…Bs` bolivars at the day's rate. */
export const Propuesta = z.object({
  _id: Id,
  estado: z.enum(ESTADOS_PROPUESTA),
  tienda: TiendaSummary.extend({ valoracionPromedio: z.number(), numeroValoraciones: count, verificada: z.boolean() }),
  /** The listed product that is proposed; null for one that is not listed. */
  productoId: Id.nullable(),
  nombre: z.string(),
  marcaRepuesto: z.string().nullable(),
  condicion: z.enum(CONDITIONS),
  imagen: z.string().nullable(),
  precio: Monto,
  precioBs: Monto,
  cantidad: count,
  entrega: z.enum(ENTREGAS_PROPUESTA),
  diasEntrega: count,
  /** Cost of delivery by the platform's tariff, in dollars and bolivars; null when it is only picked up. */
  envio: Monto.nullable(),
  envioBs: Monto.nullable(),
  /** The store is in the city, in the state of the client, or further away. */
  cercania: z.enum(['ciudad', 'estado', 'pais']),
  vence: instant,
  fecha: instant,
  nota: z.string().nullable(),
  /** Members of the store who sent and withdrew it; told to the store alone. */
  autor: Autor.nullish(),
  retiradaPor: Autor.nullish(),
});
export type Propuesta = z.infer<typeof Propuesta>;

const base = {
  _id: Id,
  estado: z.enum(ESTADOS_SOLICITUD),
  pieza: z.string(),
  categoria: z.string().nullable(),
  vehiculo: z
    .object({ marca: z.string(), modelo: z.string(), anio: z.number().int(), motor: z.string().nullable() })
    .nullable(),
  cantidad: count,
  fotos: z.array(z.string()),
  ubicacion: z.object({ estado: z.string(), ciudad: z.string() }),
  nota: z.string().nullable(),
  fecha: instant,
  vence: instant,
};
/** A request in its client's list. */
export const ResumenSolicitud = z.object({
  ...base,
  /** Proposals that can be accepted now, and those that ever came. */
  vigentes: count,
  recibidas: count,
  /** The lowest price among those that can be accepted, dollars. */
  desde: Monto.nullable(),
});
export type ResumenSolicitud = z.infer<typeof ResumenSolicitud>;

/** A request as its client sees it, with everything that came. */
export const Solicitud = ResumenSolicitud.extend({
  /** Stores that were told so far, and whether more are to be told. */
  avisadas: count,
  avisando: z.boolean(),
  propuestas: z.array(Propuesta),
  /** Of an accepted one: the sellable line, the end of its hold, and whether it holds still. */
  apartado: z
    .object({ propuestaId: Id, productoId: Id, hasta: instant, vigente: z.boolean(), disponible: count })
    .nullable(),
});
export type Solicitud = z.infer<typeof Solicitud>;

/** A request as a store that was told of it sees it: without the client's name, telephone, e-mail or other proposals. */
export const SolicitudTienda = z.object({
  ...base,
  /** The store has not opened it. */
  nueva: z.boolean(),
  /** Its client lives in the store's city or state. */
  cercania: z.enum(['ciudad', 'estado', 'pais']),
  propuestas: z.array(Propuesta),
  /** Whether the store may send one. */
  puedeProponer: z.boolean(),
  /** Proposals that it may still send. */
  restantes: count,
  /** Whether the store's proposal was accepted. */
  ganada: z.boolean(),
});
export type SolicitudTienda = z.infer<typeof SolicitudTienda>;

/** Page facts, and how many stand in each group whatever the filter. */
export const SolicitudesMeta = Meta.extend({ cuentas: z.object({ abiertas: count, cerradas: count }) });
/** The same of a store's list; `nuevas` have not been opened. */
export const SolicitudesTiendaMeta = Meta.extend({
  cuentas: z.object({ por_responder: count, respondidas: count, cerradas: count }),
  nuevas: count,
});
/** Counts in the menus. */
export const CuentaSolicitudes = z.object({ pendientes: count });
