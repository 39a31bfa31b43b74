import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Chat, MensajeChat } from '@tuerca/contracts/chats/chats/schemas';
import type { Actor } from './actors';
import { call, type Harness } from './harness';
import { until } from './shop';

// Tests look into frames of any shape and check it themselves.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Received = { type: string; action?: string; [field: string]: any };

/** Longest wait for a frame on a busy machine, in milliseconds. */
const MAX_WAIT = 60_000;

/** A signed-in socket with everything that it has received. */
export class ChatSocket {
  readonly frames: Received[] = [];
  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.frames.push(JSON.parse(String(data)) as Received));
  }

  static async open(base: string, { token }: { token: string }): Promise<ChatSocket> {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`);
    const own = new ChatSocket(socket);
    await once(socket, 'open');
    own.raw({ type: 'auth', token });
    await own.frame(({ type, success }) => type === 'auth' && success === true);
    return own;
  }

  raw(frame: object): void {
    this.socket.send(JSON.stringify(frame));
  }

  send(action: string, fields: object = {}): void {
    this.raw({ type: 'chat', action, ...fields });
  }

  of(action: string): Received[] {
    return this.frames.filter((frame) => frame.action === action && frame.type === 'chat');
  }

  errors(): Received[] {
    return this.frames.filter(({ type }) => type === 'error');
  }

  /** The first frame like this, received already or to come. */
  async frame(wanted: (frame: Received) => boolean, ms = MAX_WAIT): Promise<Received> {
    return (await until(
      () => Promise.resolve(this.frames.find(wanted)),
      (found) => !!found,
      ms,
    ))!;
  }

  /** A round trip: what was sent before has been handled, and what it told this socket has arrived. */
  async settled(): Promise<void> {
    // Unsolicited updates name their conversation.
    const answers = () => this.of('unread_count_update').filter(({ data }) => !data.chatId).length;
    const before = answers();
    this.send('get_unread_count');
    await until(
      () => Promise.resolve(answers()),
      (count) => count > before,
      MAX_WAIT,
    );
  }

  close(): void {
    this.socket.terminate();
  }
}

/** Calls of conversations as one person. */
export const chatCalls = (base: string, { token }: Actor) => ({
  open: (body: object) => call<Chat>(base, 'POST', '/api/chats', { token, body }),
  list: (query = '') => call<Chat[]>(base, 'GET', `/api/chats${query}`, { token }),
  get: (id: string) => call<Chat>(base, 'GET', `/api/chats/${id}`, { token }),
  change: (id: string, body: object) => call<Chat>(base, 'PUT', `/api/chats/${id}`, { token, body }),
  clear: (id: string) => call(base, 'DELETE', `/api/chats/${id}`, { token }),
  messages: (id: string, query = '') =>
    call<MensajeChat[]>(base, 'GET', `/api/chats/${id}/mensajes${query}`, { token }),
  send: (chatId: string, contenido: string, fields: object = {}) =>
    call<MensajeChat>(base, 'POST', '/api/chats/mensaje', { token, body: { chatId, contenido, ...fields } }),
  read: (id: string, hastaSeq?: number) =>
    call<{ unreadCount: number; total: number }>(base, 'PUT', `/api/chats/${id}/read`, { token, body: { hastaSeq } }),
  add: (id: string, usuarioId: string) =>
    call<Chat>(base, 'POST', `/api/chats/${id}/participantes`, { token, body: { usuarioId } }),
  remove: (id: string, usuarioId: string) =>
    call(base, 'DELETE', `/api/chats/${id}/participantes/${usuarioId}`, { token }),
});

/** A conversation between two people, opened by the first. */
export async function openChat(h: Harness, from: Actor, to: Actor): Promise<string> {
  const { status, body } = await chatCalls(h.base, from).open({ participantes: [to.user._id] });
  expect([status, body.code]).toEqual([201, undefined]);
  return body.data._id;
}

interface StoredChat {
  _id: unknown;
  seq: number;
  participantes: { usuarioId: unknown; ultimoLeido: number; noLeidos: number }[];
  pendientes: unknown[];
}

/** Compares numbers and unread counts of every conversation with a count over its messages. */
export async function expectExact(h: Harness): Promise<void> {
  const chats = (await h.db.collection('chats').find().toArray()) as unknown as StoredChat[];
  for (const { _id, seq, participantes, pendientes } of chats) {
    const messages = await h.db
      .collection('mensajes_chat')
      .find({ chatId: _id as never })
      .sort({ seq: 1 })
      .toArray();
    expect(messages.map((message) => message.seq as number)).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
    for (const { usuarioId, ultimoLeido, noLeidos } of participantes) {
      const unread = messages.filter(
        (message) => (message.seq as number) > ultimoLeido && String(message.remitenteId) !== String(usuarioId),
      );
      expect([String(usuarioId), noLeidos]).toEqual([String(usuarioId), unread.length]);
    }
    expect(pendientes.map(String).sort()).toEqual(
      participantes.flatMap(({ usuarioId, noLeidos }) => (noLeidos ? [String(usuarioId)] : [])).sort(),
    );
  }
}
