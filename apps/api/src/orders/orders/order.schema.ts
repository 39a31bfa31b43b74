import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { type EstadoPedido, ESTADOS_PEDIDO, SUBESTADOS } from '@tuerca/contracts/orders/orders/states';
import {
  type EstadoPago,
  ESTADOS_PAGO,
  METODOS_PAGO,
  type MonedaCobro,
  MONEDAS_COBRO,
} from '@tuerca/contracts/payments/payments/states';
import { authorSchema } from '../../platform/database/author.schema';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';
import { without } from '../../platform/database/without';
import { orderDelivery, type OrderDeliveryDoc } from './order-delivery.schema';
import { indexOrders } from './order-indexes.schema';
import { type ItemPedido, itemSchema } from './order-parts.schema';

export type Subestado = (typeof SUBESTADOS)[number];

/** Part of a purchase that one store sells, with everything frozen: amounts are integer céntimos of Bs., those in USD integer cents. */
export interface PedidoDoc extends OrderDeliveryDoc {
  _id: Types.ObjectId;
  numero: string;
  orderNumber: string;
  pagoId: Types.ObjectId;
  clienteId: Types.ObjectId;
  tiendaId: Types.ObjectId;
  fecha: Date;
  estado: EstadoPedido;
  subestado: Subestado | null;
  estadoPago: EstadoPago;
  metodoPago: (typeof METODOS_PAGO)[number];
  referenciaPago: string | null;
  bancoEmisor: string;
  nombrePagador: string;
  items: ItemPedido[];
  subtotal: number;
  /** Savings by offers, which are off `subtotal` already; absent where they saved nothing, and in orders from before it was kept. */
  descuento?: number;
  envio: number;
  total: number;
  totalUSD: number;
  tasa: number;
  fechaTasa: string;
  /** Percent. */
  iva: number;
  tienda: { nombre: string; rif: string; telefono: string | null; direccion: string };
  cliente: { nombre: string; email: string; telefono: string; cedula: string | null };
  /** Confirmation of its payment: from then on it waits for the store. Absent while it is not paid. */
  fechaPagado?: Date;
  /** Instant of the next look whether it is late; absent once nothing is left to tell. */
  revisarRetraso?: Date;
  /** Cash that the store took at the hand-over: céntimos or cents of the currency. */
  cobro?: { moneda: MonedaCobro; monto: number };
  motivoCancelacion: string | null;
  /** Céntimos of a cancelled order that are sent back to the client, and the date on which they were; absent when none are. */
  reembolso?: { monto: number; fecha: Date | null };
  historialEstados: {
    estado: EstadoPedido;
    subestado: Subestado | null;
    fecha: Date;
    nota: string | null;
    por: string;
    /** Author in the store; absent where the client or the system did it. */
    autor?: Autor | null;
  }[];
  /** True while this order holds stock; it turns false once, in the transaction that gives the stock back. */
  stockRetenido: boolean;
  /** Words by whose beginnings client and store find it. */
  terminos: string[];
  /** Returns that were ever asked for; absent without any. */
  devoluciones?: number;
  /** The delivery cost is in a return which is neither refused nor cancelled. */
  envioDevuelto?: boolean;
  /** Money that returns gave back to the client so far: céntimos of Bs., and cents of a dollar; absent without any. */
  devuelto?: number;
  devueltoUSD?: number;
  /** Its store or client is blocked, and an administrator decided that it is fulfilled all the same; absent otherwise. */
  seCumple?: boolean;
  /** Céntimos that came for it, and thus the most that is ever given back; absent when all of `total` came. */
  recibido?: number;
  turnos?: Turnos<'retraso'>;
}

export const PEDIDO = 'Pedido';
/** All that an order is read with: its words are for the index alone, the code for its client alone. */
export const ORDER_FIELDS = without('terminos', 'codigoEntrega');

export const PedidoSchema = new Schema<PedidoDoc>(
  {
    numero: required.string,
    orderNumber: required.string,
    pagoId: required.id,
    clienteId: required.id,
    tiendaId: required.id,
    fecha: required.date,
    estado: { ...required.string, enum: ESTADOS_PEDIDO },
    subestado: optional.string,
    estadoPago: { ...required.string, enum: ESTADOS_PAGO },
    metodoPago: { ...required.string, enum: METODOS_PAGO },
    referenciaPago: optional.string,
    bancoEmisor: required.string,
    nombrePagador: required.string,
    items: { type: [itemSchema], required: true },
    subtotal: required.number,
    descuento: Number,
    envio: required.number,
    total: required.number,
    totalUSD: required.number,
    tasa: required.number,
    fechaTasa: required.string,
    iva: required.number,
    tienda: {
      type: subSchema({ nombre: String, rif: String, telefono: optional.string, direccion: String }),
      required: true,
    },
    cliente: {
      type: subSchema({ nombre: String, email: String, telefono: String, cedula: optional.string }),
      required: true,
    },
    ...orderDelivery,
    fechaPagado: Date,
    revisarRetraso: Date,
    cobro: subSchema({ moneda: { ...required.string, enum: MONEDAS_COBRO }, monto: required.number }),
    motivoCancelacion: optional.string,
    reembolso: subSchema({ monto: required.number, fecha: optional.date }),
    historialEstados: {
      type: [
        subSchema({
          estado: String,
          subestado: optional.string,
          fecha: Date,
          nota: optional.string,
          por: String,
          autor: authorSchema,
        }),
      ],
      default: [],
    },
    stockRetenido: required.boolean,
    terminos: { type: [String], default: [] },
    devoluciones: Number,
    envioDevuelto: Boolean,
    devuelto: Number,
    devueltoUSD: Number,
    seCumple: Boolean,
    recibido: Number,
    turnos: turnos('retraso'),
  } as SchemaDefinition<PedidoDoc>,
  collection('pedidos'),
);
indexOrders(PedidoSchema);
