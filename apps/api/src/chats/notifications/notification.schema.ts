import { Schema, type Types } from 'mongoose';
import { NOTIFICATION_TYPES, type NotificationType } from '@tuerca/contracts/chats/notifications/rules';
import { CAPABILITIES, type Capability } from '@tuerca/contracts/kernel/capabilities';
import { type DeliveryQueueEntry, ENTREGA_INDEX, entregaSchema } from '../../platform/database/entrega.schema';
import { collection, optional, required } from '../../platform/database/plain-schema';

export interface NotificacionDoc {
  _id: Types.ObjectId;
  usuarioId: Types.ObjectId;
  tipo: NotificationType;
  titulo: string;
  mensaje: string;
  leida: boolean;
  fecha: Date;
  ruta: string | null;
  /** Capability that a member of a business's team needs to read it, where its kind does not say it. */
  capacidad?: Capability;
  /** Subject; a person is notified of the same one once. */
  clave: string;
  /** Through which channels it has still to leave. */
  entrega?: DeliveryQueueEntry;
}

export const NOTIFICACION = 'Notificacion';

export const NotificacionSchema = new Schema<NotificacionDoc>(
  {
    usuarioId: required.id,
    tipo: { type: String, enum: NOTIFICATION_TYPES, required: true },
    titulo: required.string,
    mensaje: required.string,
    leida: { type: Boolean, default: false },
    fecha: required.date,
    ruta: optional.string,
    capacidad: { type: String, enum: CAPABILITIES },
    clave: required.string,
    entrega: { type: entregaSchema },
  },
  collection('notificaciones', { timestamps: false }),
);
NotificacionSchema.index({ usuarioId: 1, clave: 1 }, { unique: true });
NotificacionSchema.index({ usuarioId: 1, fecha: -1 });
// With `tipo` and `capacidad` the unread ones are counted for each position from the index alone.
NotificacionSchema.index({ usuarioId: 1, leida: 1, fecha: -1, tipo: 1, capacidad: 1 });
NotificacionSchema.index(...ENTREGA_INDEX);
