import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Id, idParams } from '../../kernel/fields';
import { MessageSeq } from './inputs';
import { MESSAGES_PER_PAGE, TIPOS_CHAT } from './rules';
import { Chat, MensajeChat, Participante } from './schemas';

const admin = { method: 'GET', access: ['admin'], errors: ['CHAT_NO_ENCONTRADO'] } as const;

/** A conversation as an administrator reads it, with the cases that open it. */
export const ChatAdmin = z.object({
  _id: Id,
  tipo: z.enum(TIPOS_CHAT),
  nombre: z.string(),
  participantes: z.array(Participante),
  creadorId: Id,
  seq: z.number().int(),
  createdAt: z.iso.datetime(),
  contexto: Chat.shape.contexto,
  /** The cases by which it may be read. */
  casos: z.array(Id).min(1),
});
export type ChatAdmin = z.infer<typeof ChatAdmin>;

/** Conversations that were reported, read-only; without a report they do not exist for an administrator. Every look is audited. */
export const chatsAdmin = {
  ofCase: endpoint({
    ...admin,
    path: '/api/admin/reportes/:id/chats',
    summary: 'The conversations that a report opens, without their messages',
    params: idParams,
    response: z.array(ChatAdmin),
    errors: ['REPORTE_NO_ENCONTRADO'],
  }),
  get: endpoint({
    ...admin,
    path: '/api/admin/chats/:id',
    summary: 'A reported conversation; the look is audited, and its members are told',
    params: idParams,
    response: ChatAdmin,
  }),
  messages: endpoint({
    ...admin,
    path: '/api/admin/chats/:id/mensajes',
    summary: 'Its messages by rising number: the newest page, or those before a number',
    params: idParams,
    query: z.object({
      antesDeSeq: MessageSeq.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(MESSAGES_PER_PAGE),
    }),
    response: z.array(MensajeChat),
    meta: z.object({ hasMore: z.boolean() }),
  }),
  attachment: endpoint({
    ...admin,
    path: '/api/admin/chats/:id/adjuntos/:adjuntoId',
    summary: 'The bytes of a file of it',
    params: z.object({ id: Id, adjuntoId: Id }),
    response: z.unknown(),
    binary: 'application/octet-stream',
    errors: ['CHAT_NO_ENCONTRADO', 'NO_ENCONTRADO', 'RANGO_INVALIDO', 'ARCHIVOS_NO_DISPONIBLES'],
  }),
};
