import type { MessageEvent } from '@tuerca/contracts/chats/chats/frames';
import type { Adjunto, Chat, MensajeChat } from '@tuerca/contracts/chats/chats/schemas';

const id = (letter: string, n: number) => letter.repeat(20) + n.toString(16).padStart(4, '0');
/** Id of the signed-in user (test/people), and of the store she writes to. */
export const ME = 'a'.repeat(24);
export const STORE = id('b', 1);
/** The `n`th conversation. */
export const chatId = (n = 1): string => id('c', n);

const me = { _id: ME, nombre: 'María Pérez', fotoPerfil: null, role: 'client' as const };
const store = { _id: STORE, nombre: 'Repuestos Turpial', fotoPerfil: null, role: 'store' as const };

/** A conversation with a store, without messages; `n` makes its id. */
export const buildChat = (n = 1, over: Partial<Chat> = {}): Chat => ({
  _id: chatId(n),
  tipo: 'directo',
  nombre: 'Repuestos Turpial',
  participantes: [me, store],
  ultimoMensaje: null,
  unreadCount: 0,
  seq: 0,
  lecturas: [],
  destacado: false,
  papelera: false,
  silenciado: false,
  creadorId: ME,
  contexto: null,
  ...over,
});

/** The `seq`th message of the first conversation, from the store. */
export const buildMensaje = (seq: number, over: Partial<MensajeChat> = {}): MensajeChat => ({
  _id: id('d', seq),
  chat: chatId(),
  seq,
  remitente: { _id: STORE, nombre: store.nombre, fotoPerfil: null },
  contenido: `Mensaje ${seq}`,
  adjuntos: [],
  fecha: new Date(Date.UTC(2026, 10, 22, 14, seq)).toISOString(),
  leido: [STORE],
  clientMsgId: null,
  ...over,
});

/** A message of the signed-in user. */
export const buildOwn = (seq: number, over: Partial<MensajeChat> = {}): MensajeChat =>
  buildMensaje(seq, { remitente: { _id: ME, nombre: me.nombre, fotoPerfil: null }, leido: [ME], ...over });

/** A message as the socket sends it. */
export const eventOf = (message: MensajeChat): MessageEvent => ({
  chatId: message.chat,
  _id: message._id,
  seq: message.seq,
  sender: { _id: message.remitente._id, name: message.remitente.nombre, avatar: null },
  content: message.contenido,
  adjuntos: message.adjuntos,
  createdAt: message.fecha,
  clientMsgId: message.clientMsgId,
});

/** A file of a message. */
export const buildAdjunto = (n = 1, over: Partial<Adjunto> = {}): Adjunto => ({
  _id: id('e', n),
  tipo: 'imagen',
  nombre: 'pastillas.jpg',
  tamano: 120_000,
  ancho: 800,
  alto: 600,
  ...over,
});

/** Meta of a list of conversations. */
export const chatsMeta = (total: number, unreadCount = 0) => ({
  page: 1,
  limit: 30,
  total,
  totalPages: 1,
  unreadCount,
});
/** Meta of a list of messages. */
export const messagesMeta = (seq: number, lecturas: Chat['lecturas'] = [], hasMore = false) => ({
  hasMore,
  seq,
  lecturas,
});
