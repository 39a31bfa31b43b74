import { Schema, type SchemaDefinition, type Types } from 'mongoose';
import { type ContextoChat, CONTEXTOS_CHAT, type TipoChat, TIPOS_CHAT } from '@tuerca/contracts/chats/chats/rules';
import { collection, optional, required, subSchema } from '../../platform/database/plain-schema';
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

const member = subSchema({
  usuarioId: required.id,
  ultimoLeido: required.number,
  noLeidos: required.number,
  noLeidoDesde: optional.date,
  avisado: required.boolean,
  desdeSeq: required.number,
  destacado: required.boolean,
  papelera: required.boolean,
  silenciado: required.boolean,
  oculta: required.boolean,
  unidoEl: required.date,
});
const contexto = subSchema({
  tipo: { ...required.string, enum: CONTEXTOS_CHAT },
  objetoId: required.id,
  titulo: required.string,
  referencia: optional.string,
  partes: { type: [Schema.Types.ObjectId], default: null },
});

export const ChatSchema = new Schema<ChatDoc>(
  {
    tipo: { ...required.string, enum: TIPOS_CHAT },
    nombre: optional.string,
    clave: String,
    creadorId: required.id,
    participantes: { type: [member], required: true },
    seq: required.number,
    ultimoMensaje: {
      type: subSchema({
        _id: required.id,
        contenido: { type: String, default: '' },
        fecha: required.date,
        remitenteId: required.id,
        seq: required.number,
      }),
      default: null,
    },
    actividad: required.date,
    contexto: { type: contexto, default: null },
    pendientes: { type: [Schema.Types.ObjectId], default: [] },
    avisarDesde: optional.date,
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
