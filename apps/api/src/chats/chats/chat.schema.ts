import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { type ContextoChat, CONTEXTOS_CHAT, type TipoChat, TIPOS_CHAT } from '@tuerca/contracts/chats/chats/rules';
import { collection, subSchema } from '../../platform/database/plain-schema';
import { type Turnos, turnos } from '../../platform/database/turno.schema';
import { without } from '../../platform/database/without';

/** A member of a conversation, and what it is to her alone. */
export interface MemberDoc {
  usuarioId: Types.ObjectId;
  /** Number of the last message that she has read. */
  ultimoLeido: number;
  /** Messages of others beyond `ultimoLeido`. */
  noLeidos: number;
  /** Since when something is unread; null while nothing is. */
  noLeidoDesde: Date | null;
  /** She was told by notice of what is unread now. */
  avisado: boolean;
  /** She sees only messages with higher numbers. */
  desdeSeq: number;
  destacado: boolean;
  papelera: boolean;
  silenciado: boolean;
  /** In none of her folders until the next message. */
  oculta: boolean;
  unidoEl: Date;
}

export interface ContextoChatDoc {
  tipo: ContextoChat;
  objetoId: Types.ObjectId;
  /** As it was called when the conversation was opened from it. */
  titulo: string;
  /** The number of an order. */
  referencia: string | null;
  /** Members who may see it; null for all. */
  partes: Types.ObjectId[] | null;
}

export interface LastMessageDoc {
  _id: Types.ObjectId;
  contenido: string;
  fecha: Date;
  remitenteId: Types.ObjectId;
  seq: number;
}

/** A conversation with its members. Whatever changes members goes through chat-updates, which keeps the derived fields true. */
export interface ChatDoc {
  _id: Types.ObjectId;
  tipo: TipoChat;
  /** Of groups. */
  nombre: string | null;
  /** Of two people: their ids in order, so that there is one conversation of a pair. */
  clave?: string;
  creadorId: Types.ObjectId;
  participantes: MemberDoc[];
  /** Number of the last message. */
  seq: number;
  ultimoMensaje: LastMessageDoc | null;
  /** Instant of its last message, or of its opening. */
  actividad: Date;
  contexto: ContextoChatDoc | null;
  /** Derived: members with something unread. */
  pendientes: Types.ObjectId[];
  /** Derived: the earliest `noLeidoDesde` of somebody who has to be told of it by notice. */
  avisarDesde: Date | null;
  /** Words by whose beginnings it is found. */
  terminos: string[];
  /** Instant at which an administrator last read it because of a report; absent when nobody ever did. */
  revision?: Date;
  turnos?: Turnos<'avisar'>;
  createdAt: Date;
}

export const CHAT = 'Chat';
/** All that a conversation is read with: its words are for the index alone. */
export const CHAT_FIELDS = without('terminos');

const id = { type: Schema.Types.ObjectId, required: true };
const text = { type: String, required: true };
const number = { type: Number, required: true };
const flag = { type: Boolean, required: true };
const instant = { type: Date, required: true };
const optionalInstant = { type: Date, default: null };

const member = subSchema({
  usuarioId: id,
  ultimoLeido: number,
  noLeidos: number,
  noLeidoDesde: optionalInstant,
  avisado: flag,
  desdeSeq: number,
  destacado: flag,
  papelera: flag,
  silenciado: flag,
  oculta: flag,
  unidoEl: instant,
});
const contexto = subSchema({
  tipo: { ...text, enum: CONTEXTOS_CHAT },
  objetoId: id,
  titulo: text,
  referencia: { type: String, default: null },
  partes: { type: [Schema.Types.ObjectId], default: null },
});

export const ChatSchema = new Schema<ChatDoc>(
  {
    tipo: { ...text, enum: TIPOS_CHAT },
    nombre: { type: String, default: null },
    clave: String,
    creadorId: id,
    participantes: { type: [member], required: true },
    seq: number,
    ultimoMensaje: {
      type: subSchema({
        _id: id,
        contenido: { type: String, default: '' },
        fecha: instant,
        remitenteId: id,
        seq: number,
      }),
      default: null,
    },
    actividad: instant,
    contexto: { type: contexto, default: null },
    pendientes: { type: [Schema.Types.ObjectId], default: [] },
    avisarDesde: optionalInstant,
    terminos: { type: [String], default: [] },
    revision: Date,
    turnos: turnos('avisar'),
  } as SchemaDefinition<ChatDoc>,
  collection('chats', { timestamps: { createdAt: true, updatedAt: false } }),
);
ChatSchema.index({ clave: 1 }, { unique: true, partialFilterExpression: { clave: { $exists: true } } });
ChatSchema.index({ 'participantes.usuarioId': 1, actividad: -1, _id: -1 });
ChatSchema.index({ pendientes: 1 });
ChatSchema.index({ avisarDesde: 1 });
// What was opened from a reported order or appointment.
ChatSchema.index({ 'contexto.objetoId': 1 }, { sparse: true });
