import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Id, idParams, pageQuery, queryText } from '../../kernel/fields';
import { STORING_ERRORS } from '../../platform/uploads/errors';
import { CambioChat, MessageSeq, NuevoChat, NuevoMensajeChat } from './inputs';
import { CHAT_MESSAGES } from './messages';
import { attachmentField, CARPETAS_CHAT, CHAT_ROLES, MESSAGES_PER_PAGE } from './rules';
import { Adjunto, Chat, ChatsMeta, ChatUnread, MensajeChat, MensajesMeta, Participante } from './schemas';

const access = CHAT_ROLES;
const one = { access, params: idParams, response: Chat, errors: ['CHAT_NO_ENCONTRADO'] } as const;
const memberParams = z.object({ id: Id, usuarioId: Id });

/** Conversations of the account that calls. Calls of other accounts are answered 404. */
export const chats = {
  list: endpoint({
    method: 'GET',
    path: '/api/chats',
    access,
    capability: 'mensajes',
    summary: 'My conversations of a folder, the one with the newest message first',
    query: z.object({
      ...pageQuery(30),
      carpeta: z.enum(CARPETAS_CHAT, 'La carpeta no es válida').default('bandeja'),
      q: queryText(60),
    }),
    response: z.array(Chat),
    meta: ChatsMeta,
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/api/chats/contactos',
    access,
    capability: 'mensajes',
    summary: 'Whom I can write to: by name, those I have bought from, sold to or met first',
    query: z.object({ q: queryText(60) }),
    response: z.array(Participante),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/chats',
    access,
    capability: 'mensajes',
    summary: 'Open a conversation; of two people, the one that exists',
    body: NuevoChat,
    response: Chat,
    status: 201,
    idempotent: true,
    errors: ['NO_ENCONTRADO', 'CITA_NO_ENCONTRADA', 'CHAT_NO_PERMITIDO', 'DEMASIADAS_SOLICITUDES'],
    limit: 30,
    accountLimit: { name: 'conversaciones', perHour: 60, message: CHAT_MESSAGES.tooManyConversations },
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/chats/mensaje',
    access,
    capability: 'mensajes',
    summary: 'Send a message; one clientMsgId is stored once',
    body: NuevoMensajeChat,
    response: MensajeChat,
    status: 201,
    idempotent: true,
    errors: ['CHAT_NO_ENCONTRADO', 'CLAVE_REUTILIZADA', 'DEMASIADOS_MENSAJES'],
  }),
  get: endpoint({ capability: 'mensajes', ...one, method: 'GET', path: '/api/chats/:id', summary: 'One conversation' }),
  update: endpoint({
    ...one,
    method: 'PUT',
    path: '/api/chats/:id',
    capability: 'mensajes',
    summary: 'Star it, move it to the trash or back, silence it, or rename a group',
    body: CambioChat,
  }),
  clear: endpoint({
    ...one,
    method: 'DELETE',
    path: '/api/chats/:id',
    capability: 'mensajes',
    summary: 'Remove its history for me, for ever; a new message brings it back empty',
    response: z.null(),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/chats/:id/mensajes',
    access,
    capability: 'mensajes',
    summary: 'Messages by rising number: the newest page, those before a number, or those after one',
    params: idParams,
    query: z.object({
      desdeSeq: MessageSeq.optional(),
      antesDeSeq: MessageSeq.optional(),
      limit: z.coerce.number().int().min(1).max(200).default(MESSAGES_PER_PAGE),
    }),
    response: z.array(MensajeChat),
    meta: MensajesMeta,
    errors: ['CHAT_NO_ENCONTRADO'],
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/chats/:id/read',
    access,
    capability: 'mensajes',
    summary: 'Mark it read, up to a number or whole',
    params: idParams,
    body: z.object({ hastaSeq: z.number().int().min(0).optional() }).default({}),
    response: ChatUnread,
    errors: ['CHAT_NO_ENCONTRADO'],
  }),
  addMember: endpoint({
    ...one,
    method: 'POST',
    path: '/api/chats/:id/participantes',
    capability: 'mensajes',
    summary: 'Add somebody to a group that I opened',
    body: z.object({ usuarioId: Id }),
    errors: ['CHAT_NO_ENCONTRADO', 'CHAT_NO_PERMITIDO', 'CHAT_LLENO'],
  }),
  removeMember: endpoint({
    ...one,
    method: 'DELETE',
    path: '/api/chats/:id/participantes/:usuarioId',
    capability: 'mensajes',
    summary: 'Leave a group, or remove somebody from one that I opened',
    params: memberParams,
    response: z.null(),
    errors: ['CHAT_NO_ENCONTRADO', 'CHAT_NO_PERMITIDO'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/upload/chat',
    access,
    capability: 'mensajes',
    summary: 'Upload files, to be named in a message by their ids within a day',
    files: { adjuntos: attachmentField },
    response: z.array(Adjunto),
    status: 201,
    errors: ['ADJUNTO_NO_SOPORTADO', 'IMAGEN_ILEGIBLE', 'IMAGEN_MUY_GRANDE', ...STORING_ERRORS],
    limit: 30,
  }),
  attachment: endpoint({
    method: 'GET',
    path: '/api/chats/:id/adjuntos/:adjuntoId',
    access,
    capability: 'mensajes',
    summary: 'The bytes of a file, for members; pictures as WebP, PDF as a download',
    params: z.object({ id: Id, adjuntoId: Id }),
    response: z.unknown(),
    binary: 'application/octet-stream',
    errors: ['CHAT_NO_ENCONTRADO', 'NO_ENCONTRADO', 'RANGO_INVALIDO', 'ARCHIVOS_NO_DISPONIBLES'],
  }),
};
