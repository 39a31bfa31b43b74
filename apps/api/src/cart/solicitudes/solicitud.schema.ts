import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { ESTADOS_SOLICITUD, type EstadoSolicitud } from '@tuerca/contracts/cart/solicitudes/states';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';
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

export const SolicitudSchema = new Schema<SolicitudDoc>(
  {
    clienteId: required.id,
    estado: { ...required.string, enum: ESTADOS_SOLICITUD },
    abierta: { type: Boolean, default: undefined },
    huella: required.string,
    ranura: required.number,
    dia: required.string,
    orden: required.number,
    pieza: required.string,
    categoria: optional.string,
    vehiculo: {
      type: subSchema({
        marca: required.string,
        modelo: required.string,
        anio: required.number,
        motor: optional.string,
      }),
      default: null,
    },
    cantidad: required.number,
    fotos: { type: [String], default: [] },
    ubicacion: { type: subSchema({ estado: required.string, ciudad: required.string }), required: true },
    nota: optional.string,
    fecha: required.date,
    vence: required.date,
    cerrada: optional.date,
    porAvisar: { type: Boolean, default: undefined },
    tiendas: {
      type: [
        subSchema({
          tiendaId: required.id,
          fecha: required.date,
          vista: optional.date,
          respondida: { type: Boolean, default: false },
        }),
      ],
      default: [],
    },
    propuestaId: optional.id,
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
