import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { TIPOS_ADJUNTO } from '@tuerca/contracts/chats/chats/rules';
import type { Adjunto } from '@tuerca/contracts/chats/chats/schemas';
import type { Autor } from '@tuerca/contracts/kernel/autor';
import { authorSchema } from '../../platform/database/author.schema';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';

/** A file of a message, as it was uploaded. */
export type AttachmentDoc = Omit<Adjunto, '_id'> & { _id: Types.ObjectId };

/** One message. `seq` counts 1, 2, 3 … in its conversation. */
export interface MessageDoc {
  _id: Types.ObjectId;
  chatId: Types.ObjectId;
  seq: number;
  remitenteId: Types.ObjectId;
  contenido: string;
  adjuntos: AttachmentDoc[];
  fecha: Date;
  /** Member of the business who wrote it; absent for people who write for themselves. */
  autor?: Autor;
  /** Made by the sender's device: what keeps a repeat from being stored. */
  clientMsgId?: string;
}

export const MENSAJE_CHAT = 'MensajeChat';

export const MessageSchema = new Schema<MessageDoc>(
  {
    chatId: required.id,
    seq: required.number,
    remitenteId: required.id,
    contenido: { type: String, default: '' },
    adjuntos: {
      type: [
        subSchema({
          _id: required.id,
          tipo: { type: String, enum: TIPOS_ADJUNTO, required: true },
          nombre: required.string,
          tamano: required.number,
          ancho: optional.number,
          alto: optional.number,
        }),
      ],
      default: [],
    },
    fecha: required.date,
    autor: authorSchema,
    clientMsgId: String,
  } as SchemaDefinition<MessageDoc>,
  collection('mensajes_chat', { timestamps: false }),
);
MessageSchema.index({ chatId: 1, seq: 1 }, { unique: true });
// The device's id first: it is asked for many senders at once.
MessageSchema.index(
  { clientMsgId: 1, remitenteId: 1 },
  { unique: true, partialFilterExpression: { clientMsgId: { $exists: true } } },
);
MessageSchema.index({ 'adjuntos._id': 1 }, { sparse: true });
