import { type NotificationType, NOTIFICATION_TYPES } from '@tuerca/contracts/notifications/rules';
import { Schema, type Types } from 'mongoose';
import { collection } from '../platform/database/plain-schema';
import { type Entrega, ENTREGA_INDEX, entregaSchema } from '../platform/database/entrega.schema';

export interface NotificacionDoc {
  _id: Types.ObjectId;
  usuarioId: Types.ObjectId;
  tipo: NotificationType;
  titulo: string;
  mensaje: string;
  leida: boolean;
  fecha: Date;
  ruta: string | null;
  /** What it is about; a person hears of the same thing once. */
  clave: string;
  /** Through which channels it has still to leave. */
  entrega?: Entrega;
}

export const NOTIFICACION = 'Notificacion';

export const NotificacionSchema = new Schema<NotificacionDoc>(
  {
    usuarioId: { type: Schema.Types.ObjectId, required: true },
    tipo: { type: String, enum: NOTIFICATION_TYPES, required: true },
    titulo: { type: String, required: true },
    mensaje: { type: String, required: true },
    leida: { type: Boolean, default: false },
    fecha: { type: Date, required: true },
    ruta: { type: String, default: null },
    clave: { type: String, required: true },
    entrega: { type: entregaSchema },
  },
  collection('notificaciones', { timestamps: false }),
);
NotificacionSchema.index({ usuarioId: 1, clave: 1 }, { unique: true });
NotificacionSchema.index({ usuarioId: 1, fecha: -1 });
// With `tipo` the unread ones of each kind are counted from the index alone.
NotificacionSchema.index({ usuarioId: 1, leida: 1, fecha: -1, tipo: 1 });
NotificacionSchema.index(...ENTREGA_INDEX);
