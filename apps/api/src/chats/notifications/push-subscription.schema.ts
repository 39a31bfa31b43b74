import { Schema, type Types } from 'mongoose';
import { collection } from '../../platform/database/plain-schema';

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
    usuarioId: { type: Schema.Types.ObjectId, required: true },
    sesion: { type: String, required: true },
    endpoint: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    creada: { type: Date, required: true },
  },
  collection('suscripciones', { timestamps: false }),
);
PushSubscriptionSchema.index({ endpoint: 1 }, { unique: true });
PushSubscriptionSchema.index({ usuarioId: 1, creada: -1 });
PushSubscriptionSchema.index({ sesion: 1 });
