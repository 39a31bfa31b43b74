import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { ESTADOS_SOLICITUD, type EstadoSolicitud } from '@tuerca/contracts/cart/solicitudes/states';
import { collection, subSchema } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';

/** A store that was told of a request. */
export interface NotifiedStoreDoc {
  tiendaId: Types.ObjectId;
  fecha: Date;
  /** Instant at which it first opened the request. */
  vista: Date | null;
  /** It has a proposal that holds, or had one that was not withdrawn. */
  respondida: boolean;
}

/** Client's request for a part, sent to stores. */
export interface SolicitudDoc {
  _id: Types.ObjectId;
  clienteId: Types.ObjectId;
  estado: EstadoSolicitud;
  /** Set while it is open; unique indexes hold only then. */
  abierta?: true;
  /** Digest of text and vehicle: the same is open once. */
  huella: string;
  /** Slot that it takes among the client's open requests. */
  ranura: number;
  /** Caracas date, and which of that day's requests it is. */
  dia: string;
  orden: number;
  pieza: string;
  categoria: string | null;
  vehiculo: { marca: string; modelo: string; anio: number; motor: string | null } | null;
  cantidad: number;
  fotos: string[];
  ubicacion: { estado: string; ciudad: string };
  nota: string | null;
  fecha: Date;
  /** The end, exclusive. */
  vence: Date;
  /** Instant of its last state; null while open. */
  cerrada: Date | null;
  /** Set while there are stores to be told. */
  porAvisar?: true;
  tiendas: NotifiedStoreDoc[];
  propuestaId: Types.ObjectId | null;
  turnos?: Turnos<'anunciar' | 'vencer'>;
}

export const SOLICITUD = 'Solicitud';

const text = { type: String, required: true };
const number = { type: Number, required: true };
const id = { type: Schema.Types.ObjectId, required: true };
const instant = { type: Date, required: true };

export const SolicitudSchema = new Schema<SolicitudDoc>(
  {
    clienteId: id,
    estado: { ...text, enum: ESTADOS_SOLICITUD },
    abierta: { type: Boolean, default: undefined },
    huella: text,
    ranura: number,
    dia: text,
    orden: number,
    pieza: text,
    categoria: { type: String, default: null },
    vehiculo: {
      type: subSchema({ marca: text, modelo: text, anio: number, motor: { type: String, default: null } }),
      default: null,
    },
    cantidad: number,
    fotos: { type: [String], default: [] },
    ubicacion: { type: subSchema({ estado: text, ciudad: text }), required: true },
    nota: { type: String, default: null },
    fecha: instant,
    vence: instant,
    cerrada: { type: Date, default: null },
    porAvisar: { type: Boolean, default: undefined },
    tiendas: {
      type: [
        subSchema({
          tiendaId: id,
          fecha: instant,
          vista: { type: Date, default: null },
          respondida: { type: Boolean, default: false },
        }),
      ],
      default: [],
    },
    propuestaId: { type: Schema.Types.ObjectId, default: null },
    turnos: turnos('anunciar', 'vencer'),
  } as SchemaDefinition<SolicitudDoc>,
  collection('solicitudes', { timestamps: false }),
);
SolicitudSchema.index({ clienteId: 1, huella: 1 }, { unique: true, partialFilterExpression: { abierta: true } });
SolicitudSchema.index({ clienteId: 1, ranura: 1 }, { unique: true, partialFilterExpression: { abierta: true } });
SolicitudSchema.index({ clienteId: 1, dia: 1, orden: 1 }, { unique: true });
SolicitudSchema.index({ clienteId: 1, fecha: -1, _id: -1 });
SolicitudSchema.index({ 'tiendas.tiendaId': 1, fecha: -1, _id: -1 });
SolicitudSchema.index({ vence: 1 }, { partialFilterExpression: { abierta: true } });
// What stores may get for the clients of a state.
SolicitudSchema.index({ 'ubicacion.estado': 1, fecha: -1, _id: -1 }, { partialFilterExpression: { abierta: true } });
SolicitudSchema.index({ fecha: 1 }, { partialFilterExpression: { porAvisar: true } });
