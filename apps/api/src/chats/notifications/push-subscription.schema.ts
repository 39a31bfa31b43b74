import { Schema, type Types } from 'mongoose';
import { collection, required } from '../../platform/database/plain-schema';

/** A browser that is pushed to, for as long as the session that registered it lives. */
export interface PushSubscriptionDoc {
  _id: Types.ObjectId;
  usuarioId: Types.ObjectId;
  /** The session's `sid`. */
  sesion: string;
  /** URL at which the browser's push service takes messages for it. */
  endpoint: string;
  p256dh: string;
  auth: string;
  creada: Date;
}

export const PUSH_SUBSCRIPTION = 'Suscripcion';

export const PushSubscriptionSchema = new Schema<PushSubscriptionDoc>(
  {
    usuarioId: required.id,
    sesion: required.string,
    endpoint: required.string,
    p256dh: required.string,
    auth: required.string,
    creada: required.date,
  },
  collection('suscripciones', { timestamps: false }),
);
PushSubscriptionSchema.index({ endpoint: 1 }, { unique: true });
PushSubscriptionSchema.index({ usuarioId: 1, creada: -1 });
PushSubscriptionSchema.index({ sesion: 1 });
