import { Schema, type Types } from 'mongoose';
import { type DeliveryQueueEntry, ENTREGA_INDEX, entregaSchema } from '../database/entrega.schema';
import { collection, required } from '../database/plain-schema';

/** A mail that waits to be sent; sent, it is deleted. */
export interface CorreoDoc {
  _id: Types.ObjectId;
  /** The mail as JSON, encrypted: it may hold a link that stands for a password. */
  sellado: string;
  /** Instant from which it is of no use any more. */
  vence: Date;
  entrega?: DeliveryQueueEntry;
}

export const CORREO = 'Correo';

export const CorreoSchema = new Schema<CorreoDoc>(
  {
    sellado: required.string,
    vence: required.date,
    entrega: { type: entregaSchema },
  },
  collection('correos', { timestamps: false }),
);
CorreoSchema.index(...ENTREGA_INDEX);
CorreoSchema.index({ vence: 1 }, { expireAfterSeconds: 0 });
