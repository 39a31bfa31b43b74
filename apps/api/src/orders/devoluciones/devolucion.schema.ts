import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import type { DatosReembolso } from '@tuerca/contracts/orders/devoluciones/inputs';
import { type MotivoDevolucion, MOTIVOS_DEVOLUCION } from '@tuerca/contracts/orders/devoluciones/rules';
import {
  type DevolucionParty,
  type EstadoDevolucion,
  ESTADOS_DEVOLUCION,
} from '@tuerca/contracts/orders/devoluciones/states';
import { authorSchema } from '../../platform/database/author.schema';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';
import {
  instant,
  type LineaDevueltaDoc,
  lineSchema,
  type MensajeDevolucionDoc,
  messageSchema,
  party,
  refundSchema,
} from './devolucion-parts.schema';

/** Parts of one order that a client brings back. Amounts are the order's: integer céntimos of Bs., those in USD integer cents. */
export interface DevolucionDoc {
  _id: Types.ObjectId;
  /** The order's number with '-D1', '-D2' …. */
  numero: string;
  pedidoId: Types.ObjectId;
  pedidoNumero: string;
  clienteId: Types.ObjectId;
  tiendaId: Types.ObjectId;
  tienda: { nombre: string; telefono: string | null };
  cliente: { nombre: string; telefono: string };
  fecha: Date;
  /** Delivery of the order. */
  entregado: Date;
  estado: EstadoDevolucion;
  /** Since when it is in its state. */
  movida: Date;
  motivo: MotivoDevolucion;
  detalle: string;
  fotos: string[];
  lineas: LineaDevueltaDoc[];
  subtotal: number;
  /** The delivery, refunded when the store was wrong. */
  envio: number;
  monto: number;
  montoUSD: number;
  tasa: number;
  reembolso: DatosReembolso;
  instrucciones: string | null;
  motivoRechazo: string | null;
  condicion: string | null;
  referencia: string | null;
  /** The store was told again that it has not answered. */
  recordada: boolean;
  /** Instant at which the client asked the administrators to look. */
  revision: Date | null;
  mensajes: MensajeDevolucionDoc[];
  historialEstados: {
    estado: EstadoDevolucion;
    fecha: Date;
    por: DevolucionParty;
    nota: string | null;
    /** Author in the store; absent where the client or the system did it. */
    autor?: Autor | null;
  }[];
  /** Words by whose beginnings it is found. */
  terminos: string[];
  turnos?: Turnos<'recordar'>;
}

export const DEVOLUCION = 'Devolucion';

export const DevolucionSchema = new Schema<DevolucionDoc>(
  {
    numero: required.string,
    pedidoId: required.id,
    pedidoNumero: required.string,
    clienteId: required.id,
    tiendaId: required.id,
    tienda: { type: subSchema({ nombre: required.string, telefono: optional.string }), required: true },
    cliente: { type: subSchema({ nombre: required.string, telefono: required.string }), required: true },
    fecha: instant,
    entregado: instant,
    estado: { ...required.string, enum: ESTADOS_DEVOLUCION },
    movida: instant,
    motivo: { ...required.string, enum: MOTIVOS_DEVOLUCION },
    detalle: required.string,
    fotos: { type: [String], default: [] },
    lineas: { type: [lineSchema], required: true },
    subtotal: required.number,
    envio: required.number,
    monto: required.number,
    montoUSD: required.number,
    tasa: required.number,
    reembolso: { type: refundSchema, required: true },
    instrucciones: optional.string,
    motivoRechazo: optional.string,
    condicion: optional.string,
    referencia: optional.string,
    recordada: { type: Boolean, default: false },
    revision: optional.date,
    mensajes: { type: [messageSchema], default: [] },
    historialEstados: {
      type: [
        subSchema({ estado: required.string, fecha: instant, por: party, nota: optional.string, autor: authorSchema }),
      ],
      default: [],
    },
    terminos: { type: [String], default: [] },
    turnos: turnos('recordar'),
  } as SchemaDefinition<DevolucionDoc>,
  collection('devoluciones', { timestamps: false }),
);
DevolucionSchema.index({ numero: 1 }, { unique: true });
DevolucionSchema.index({ pedidoId: 1, fecha: -1 });
DevolucionSchema.index({ clienteId: 1, fecha: -1 });
DevolucionSchema.index({ tiendaId: 1, estado: 1, fecha: -1 });
DevolucionSchema.index({ tiendaId: 1, fecha: -1 });
DevolucionSchema.index({ tiendaId: 1, terminos: 1 });
DevolucionSchema.index({ fecha: -1 });
// Those that a store has not answered and was not told of again.
DevolucionSchema.index({ movida: 1 }, { partialFilterExpression: { estado: 'solicitada', recordada: false } });
