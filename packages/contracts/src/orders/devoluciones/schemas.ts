import { z } from 'zod';
import { Autor } from '../../kernel/autor';
import { Meta } from '../../kernel/envelope';
import { Id } from '../../kernel/fields';
import { DATE_PATTERN } from '../../venezuela/caracas';
import { Monto } from '../../venezuela/fields';
import { MOTIVOS_DEVOLUCION } from './rules';
import { DEVOLUCION_PARTIES, ESTADOS_DEVOLUCION } from './states';

const instant = z.iso.datetime();
const date = z.string().regex(DATE_PATTERN);
const count = z.number().int().min(0);
const estado = z.enum(ESTADOS_DEVOLUCION);
const motivo = z.enum(MOTIVOS_DEVOLUCION);
const party = z.enum(DEVOLUCION_PARTIES);

/** A line of a return; prices are the order's: Bs. at its rate, `…USD` in dollars. */
export const LineaDevolucion = z.object({
  productoId: Id,
  nombre: z.string(),
  imagen: z.string().nullable(),
  cantidad: count,
  precioUnitario: Monto,
  precioUSD: Monto,
  subtotal: Monto,
  /** Units that went back on sale; null until the store has the part. */
  vendibles: count.nullable(),
});
export type LineaDevolucion = z.infer<typeof LineaDevolucion>;

/** A return as lists show it. `monto` is what is refunded, in Bs. at the order's rate; `montoUSD` in dollars. */
export const ResumenDevolucion = z.object({
  _id: Id,
  numero: z.string(),
  estado,
  motivo,
  fecha: instant,
  pedido: z.object({ _id: Id, numero: z.string() }),
  tienda: z.object({ _id: Id, nombre: z.string(), telefono: z.string().nullable() }),
  cliente: z.object({ _id: Id, nombre: z.string(), telefono: z.string() }),
  lineas: z.array(LineaDevolucion),
  monto: Monto,
  montoUSD: Monto,
  /** Deadline of the store for the next step; null when there is none. */
  responderAntes: instant.nullable(),
});
export type ResumenDevolucion = z.infer<typeof ResumenDevolucion>;

/** A return with its thread and history. */
export const Devolucion = ResumenDevolucion.extend({
  detalle: z.string(),
  fotos: z.array(z.string()),
  /** `monto` = `subtotal` of the lines + `envio`, the delivery when the store was at fault; less of an order for which less was accepted. */
  subtotal: Monto,
  envio: Monto,
  tasa: z.number(),
  /** Time of the delivery. */
  entregado: instant,
  /** The client's account for the refund. */
  reembolso: z.object({
    nombreBanco: z.string(),
    cedula: z.string(),
    telefono: z.string(),
    nombrePersona: z.string(),
  }),
  instrucciones: z.string().nullable(),
  motivoRechazo: z.string().nullable(),
  condicion: z.string().nullable(),
  referencia: z.string().nullable(),
  /** Last instant for bringing the part of an accepted return back. */
  devolverAntes: instant.nullable(),
  /** Time of the client's request for a review. */
  revision: instant.nullable(),
  puedePedirRevision: z.boolean(),
  mensajes: z.array(z.object({ _id: Id, por: party, texto: z.string(), fecha: instant, autor: Autor.nullish() })),
  historialEstados: z.array(
    z.object({ estado, fecha: instant, por: party, nota: z.string().nullable(), autor: Autor.nullish() }),
  ),
});
export type Devolucion = z.infer<typeof Devolucion>;

/** Possible and past returns of an order. */
export const CondicionesDevolucion = z.object({
  pedido: z.object({ _id: Id, numero: z.string(), tienda: z.string(), entregado: instant.nullable() }),
  lineas: z.array(
    LineaDevolucion.omit({ vendibles: true, subtotal: true }).extend({
      /** Units that are in no other return. */
      disponibles: count,
      /** In the store's words, as they stood when it was bought. */
      devolucion: z.string().nullable(),
      garantia: z.string().nullable(),
      /** Last Caracas date by reason; null when the store takes it back for no such reason. */
      plazos: z.record(motivo, date.nullable()),
    }),
  ),
  /** Delivery cost that comes back, too, when the store was at fault. */
  envio: Monto,
  /** Whether anything can be returned today. */
  disponible: z.boolean(),
  devoluciones: z.array(ResumenDevolucion),
});
export type CondicionesDevolucion = z.infer<typeof CondicionesDevolucion>;

/** Page facts, and how many returns stand in each state whatever the filters. */
export const DevolucionesMeta = Meta.extend({ cuentas: z.record(estado, count) });
