import { z } from 'zod';
import { Autor } from '../../kernel/autor';
import { Meta } from '../../kernel/envelope';
import { Id, RoleField } from '../../kernel/fields';
import { CONTEXTOS_CHAT, TIPOS_ADJUNTO, TIPOS_CHAT } from './rules';

const instant = z.iso.datetime();
const count = z.number().int().min(0);

/** Participant: a person, or a store or workshop under the name and picture of its business. */
export const Participante = z.object({
  _id: Id,
  nombre: z.string(),
  fotoPerfil: z.string().nullable(),
  role: RoleField,
});
export type Participante = z.infer<typeof Participante>;
const Remitente = Participante.omit({ role: true });

/** A file of a message; its bytes come from GET /api/chats/:id/adjuntos/:adjuntoId. */
export const Adjunto = z.object({
  _id: Id,
  tipo: z.enum(TIPOS_ADJUNTO),
  /** As its sender called it, cleaned. */
  nombre: z.string(),
  /** Bytes. */
  tamano: count,
  /** Pixels, of pictures alone. */
  ancho: count.nullable(),
  alto: count.nullable(),
});
export type Adjunto = z.infer<typeof Adjunto>;

/** A message. `seq` counts 1, 2, 3 … in its conversation without gaps. */
export const MensajeChat = z.object({
  _id: Id,
  chat: Id,
  seq: count,
  remitente: Remitente,
  contenido: z.string(),
  adjuntos: z.array(Adjunto),
  fecha: instant,
  /** Of a business's own message, as the business sees it: its author. */
  autor: Autor.nullish(),
  /** Its readers; always its sender. */
  leido: z.array(Id),
  /** The id that the sender's device made; null for everybody else. */
  clientMsgId: z.string().nullable(),
});
export type MensajeChat = z.infer<typeof MensajeChat>;

/** A conversation as its member sees it. */
export const Chat = z.object({
  _id: Id,
  tipo: z.enum(TIPOS_CHAT),
  /** The group's name; of two people, the other one's. */
  nombre: z.string(),
  participantes: z.array(Participante),
  ultimoMensaje: z.object({ contenido: z.string(), fecha: instant, remitente: Id, seq: count }).nullable(),
  /** Of me. */
  unreadCount: count,
  /** Number of the last message; 0 while there is none. */
  seq: count,
  /** Up to which message each member has read. */
  lecturas: z.array(z.object({ usuarioId: Id, seq: count })),
  /** Of me: starred, in the trash, without notices. */
  destacado: z.boolean(),
  papelera: z.boolean(),
  silenciado: z.boolean(),
  /** Opener of a group, who may add and remove people. */
  creadorId: Id,
  /** Its latest context. */
  contexto: z
    .object({
      tipo: z.enum(CONTEXTOS_CHAT),
      _id: Id,
      titulo: z.string(),
      /** The page of the web, for the one who reads. */
      ruta: z.string(),
    })
    .nullable(),
  /** Time of reading by administrators because of a report; absent without one. */
  revision: instant.optional(),
});
export type Chat = z.infer<typeof Chat>;

/** Page facts, and how many messages I have not read in all conversations outside the trash. */
export const ChatsMeta = Meta.extend({ unreadCount: count });
/** Whether older messages (or, when read from a number on, newer ones) follow; the conversation's last number; who has read how far. */
export const MensajesMeta = z.object({
  hasMore: z.boolean(),
  seq: count,
  lecturas: Chat.shape.lecturas,
});
/** Of one conversation and of all. */
export const ChatUnread = z.object({ unreadCount: count, total: count });
export type ChatUnread = z.infer<typeof ChatUnread>;
