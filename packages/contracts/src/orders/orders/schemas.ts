import { z } from 'zod';
import { COURIERS } from '../../auth/stores/couriers';
import { DESTINOS, VIAS } from '../../auth/stores/ways';
import { ESTADOS_CITA } from '../../citas/citas/states';
import { Autor } from '../../kernel/autor';
import { Id } from '../../kernel/fields';
import { MONEDAS_COBRO } from '../../payments/payments/states';
import { Monto } from '../../venezuela/fields';
import { Oficina } from './oficinas';
import { OrderStanding } from './standing-schema';
import { ESTADOS_PEDIDO, SUBESTADOS } from './states';

/** Shipping of an order, as it was chosen and kept; `pagoEnDestino`: the courier is paid when it arrives. */
export const FormaEnvio = z.object({
  via: z.enum(VIAS),
  destino: z.enum(DESTINOS),
  pagoEnDestino: z.boolean(),
  /** The courier's office as it was when it was chosen; null when none was. */
  oficina: Oficina.nullable(),
});
export type FormaEnvio = z.infer<typeof FormaEnvio>;
/** The first and the last day, Caracas dates, of its plausible arrival. */
export const Llegada = z.object({ desde: z.iso.date(), hasta: z.iso.date() });
export type Llegada = z.infer<typeof Llegada>;

const HistoryEntry = z.object({
  estado: z.enum(ESTADOS_PEDIDO),
  subestado: z.enum(SUBESTADOS).nullish(),
  fecha: z.iso.datetime(),
  nota: z.string().nullish(),
  por: z.string(),
  /** Its author in the store; left out for its client. */
  autor: Autor.nullish(),
});
/** The appointment that mounts an order's parts, kept in step with it. */
export const InstalacionPedido = z.object({
  citaId: Id,
  estado: z.enum(ESTADOS_CITA),
  fechaHora: z.iso.datetime(),
  servicio: z.string(),
  taller: z.object({ _id: Id, nombre: z.string(), direccion: z.string().nullable(), telefono: z.string().nullable() }),
  /** The store delivers at the workshop. */
  enTaller: z.boolean(),
});
export type InstalacionPedido = z.infer<typeof InstalacionPedido>;

/** An order of one store; amounts in Bs. at `tasa`, frozen when it was made; `totalUSD` in dollars. */
export const Pedido = OrderStanding.extend({
  _id: Id,
  numero: z.string(),
  orderNumber: z.string(),
  fecha: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  referenciaPago: z.string().nullable(),
  pagoId: Id,
  items: z.array(
    z.object({
      productoId: Id,
      producto: z.object({
        _id: Id,
        nombre: z.string(),
        imagen: z.string().nullable(),
        imagenes: z.array(z.string()),
        variante: z.string().nullable(),
        categoria: z.string(),
      }),
      cantidad: z.number().int(),
      precioUnitario: Monto,
      precio: Monto,
      precioUSD: Monto,
      subtotal: Monto,
    }),
  ),
  subtotal: Monto,
  costoEnvio: Monto,
  envio: Monto,
  /** Savings by offers, already off `subtotal`. */
  descuento: Monto,
  impuestos: Monto,
  total: Monto,
  totalUSD: Monto,
  tasa: z.number(),
  fechaTasa: z.string(),
  iva: z.number(),
  direccionEntrega: z
    .object({
      nombre: z.string(),
      calle: z.string(),
      numero: z.string().nullish(),
      ciudad: z.string(),
      estado: z.string(),
      pais: z.string(),
      codigoPostal: z.string(),
      telefono: z.string(),
      referencias: z.string().nullish(),
      instrucciones: z.string().nullish(),
    })
    .nullable(),
  /** Installation of its parts by a workshop; null when none was booked with it. */
  instalacion: InstalacionPedido.nullable(),
  tienda: z.object({
    _id: Id,
    nombre: z.string(),
    rif: z.string(),
    telefono: z.string().nullable(),
    direccion: z.string(),
  }),
  cliente: z.object({
    _id: Id,
    nombre: z.string(),
    email: z.string(),
    telefono: z.string(),
    cedula: z.string().nullable(),
  }),
  /** Null for a pick-up, and for orders older than the stores' delivery settings. */
  formaEnvio: FormaEnvio.nullable(),
  llegada: Llegada.nullable(),
  numeroRastreo: z.string().nullable(),
  courier: z.enum(COURIERS).nullable(),
  /** The courier's page on which the parcel is followed. */
  enlaceRastreo: z.url().nullable(),
  /** Until then only the client's code, or the client, confirms the delivery; null for an order without a code. */
  codigoHasta: z.iso.datetime().nullable(),
  /** End of the store's hold on an order paid at the pick-up; null for other orders. */
  retirarHasta: z.iso.datetime().nullable(),
  /** Cash that the store took at the hand-over. */
  cobro: z.object({ moneda: z.enum(MONEDAS_COBRO), monto: Monto }).nullable(),
  motivoCancelacion: z.string().nullable(),
  /** Refund of a cancelled order whose money came; `fecha` is when it was sent. Null when there is none, or none is known. */
  reembolso: z.object({ monto: Monto, fecha: z.iso.datetime().nullable() }).nullable(),
  historialEstados: z.array(HistoryEntry),
});
export type Pedido = z.infer<typeof Pedido>;

/** The code that a client tells at the door; null for an order without one. */
export const CodigoEntrega = z.object({ codigo: z.string().nullable() });
export type CodigoEntrega = z.infer<typeof CodigoEntrega>;

const count = z.number().int().min(0);
/** Orders of a store at each step. */
export const ResumenPedidos = z.object({
  /** Placed, their payment not confirmed. */
  pendientes: count,
  porPreparar: count,
  porEnviar: count,
  enviados: count,
});
export type ResumenPedidos = z.infer<typeof ResumenPedidos>;
