import type { AddressInfo } from 'node:net';
import { type WebSocket as ServerSocket, WebSocket, WebSocketServer } from 'ws';
import type { MensajeChat } from '@tuerca/contracts/chats/chats/schemas';
import { ApiError, NetworkError } from '@/lib/api-error';
import { type Frame, Realtime, type Socket } from '@/lib/realtime';
import { buildOwn, chatId, eventOf } from '@/test/chats';
import { server as mockedApi } from '@/test/server';
import { SocketLine } from './message-line';
import { Outbox } from './outbox';
import { type OutgoingMessage, outgoingStorage } from './outgoing';

const PREFIX = 'tuerca-chat:yo:outbox:';
const CHAT = chatId();
const PAUSE = 20;

/** Minimal API: signs in, stores each clientMsgId once, acknowledges. */
class Api {
  readonly stored: { contenido: string; clientMsgId: string }[] = [];
  readonly frames: Frame[] = [];
  sockets: ServerSocket[] = [];
  port = 0;
  private server!: WebSocketServer;
  /** Replaces the acknowledgement. */
  answer: ((frame: Frame, socket: ServerSocket) => boolean) | null = null;

  async listen(): Promise<void> {
    this.server = new WebSocketServer({ port: this.port, host: '127.0.0.1' });
    this.server.on('connection', (socket) => {
      this.sockets.push(socket);
      socket.on('message', (data) => this.receive(JSON.parse(String(data)) as Frame, socket));
    });
    await new Promise((resolve) => this.server.once('listening', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async silence(): Promise<void> {
    for (const socket of this.sockets) socket.terminate();
    this.sockets = [];
    await new Promise((resolve) => this.server.close(resolve));
  }

  store({ contenido, clientMsgId }: { contenido: string; clientMsgId: string }): MensajeChat {
    if (!this.stored.some((one) => one.clientMsgId === clientMsgId)) this.stored.push({ contenido, clientMsgId });
    const seq = this.stored.findIndex((one) => one.clientMsgId === clientMsgId) + 1;
    return buildOwn(seq, { contenido, clientMsgId });
  }

  private receive(frame: Frame, socket: ServerSocket): void {
    if (frame.type === 'auth') return socket.send(JSON.stringify({ type: 'auth', success: true }));
    this.frames.push(frame);
    if (this.answer?.(frame, socket)) return;
    const message = this.store({ contenido: String(frame.content), clientMsgId: String(frame.clientMsgId) });
    socket.send(JSON.stringify({ type: 'chat', action: 'message_sent', ...eventOf(message) }));
  }
}

let api: Api;
let socket: Realtime;
let online: boolean;
let post: jest.Mock<Promise<MensajeChat>, [OutgoingMessage]>;
let boxes: Outbox[];
const told: MensajeChat[] = [];

const newSocket = () =>
  new Realtime({
    open: () => new WebSocket(`ws://127.0.0.1:${api.port}`) as unknown as Socket,
    token: async () => 'token',
    renew: async () => 'token',
    pause: PAUSE,
  });
/** Outbox with the options of live.queries. */
const newOutbox = (over: Partial<ConstructorParameters<typeof Outbox>[0]> = {}) => {
  const box = new Outbox({
    line: new SocketLine({ socket, post, online: () => online, timeout: 300 }),
    storage: outgoingStorage(PREFIX),
    onStored: (message) => void told.push(message),
    onFailed: () => undefined,
    failure: 'Error al enviar el mensaje',
    pause: PAUSE,
    ...over,
  });
  socket.onReady(() => box.resume());
  socket.subscribeState(() => void (socket.getState() === 'failed' && box.flush()));
  boxes.push(box);
  return box;
};
const until = async (isSo: () => boolean) => {
  for (let i = 0; i < 1500 && !isSo(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isSo()).toBe(true);
};
const texts = () => api.stored.map(({ contenido }) => contenido);
const isReady = () => socket.getState() === 'ready';

// Its interceptors would sit between the client and this file's server.
beforeAll(() => mockedApi.close());
beforeEach(async () => {
  api = new Api();
  [online, boxes, told.length] = [true, [], 0];
  post = jest.fn((message) => Promise.resolve(api.store(message)));
  await api.listen();
  socket = newSocket();
});
afterEach(async () => {
  boxes.forEach((box) => box.stop());
  socket.stop();
  await api.silence();
});

describe('messages on their way', () => {
  it('are sent in the order in which they were written, once signed in, and let go when they are stored', async () => {
    const box = newOutbox();
    for (const text of ['uno', 'dos', 'tres']) box.add(CHAT, text);
    expect(box.getMessages().map(({ state }) => state)).toEqual(['pending', 'pending', 'pending']);
    expect(api.frames).toEqual([]);
    socket.start();
    await until(() => box.getMessages().length === 0);
    expect(texts()).toEqual(['uno', 'dos', 'tres']);
    expect(told.map(({ contenido }) => contenido)).toEqual(['uno', 'dos', 'tres']);
    expect(outgoingStorage(PREFIX).load()).toEqual([]);
  });

  it('survive a reload, and a repeat after a lost acknowledgement is stored once', async () => {
    api.answer = (frame, from) => {
      api.store({ contenido: String(frame.content), clientMsgId: String(frame.clientMsgId) });
      from.terminate();
      return true;
    };
    const box = newOutbox();
    socket.start();
    await until(isReady);
    box.add(CHAT, 'uno');
    box.add(CHAT, 'dos');
    await until(() => api.stored.length === 1);
    box.stop();
    socket.stop();
    api.answer = null;
    // Simulates a reload of the page.
    socket = newSocket();
    const next = newOutbox();
    expect(next.getMessages().map(({ contenido }) => contenido)).toEqual(['uno', 'dos']);
    socket.start();
    await until(() => next.getMessages().length === 0);
    expect(texts()).toEqual(['uno', 'dos']);
  });

  it('go by the call when the socket has given up', async () => {
    await api.silence();
    const box = newOutbox();
    socket.start();
    box.add(CHAT, 'uno');
    await until(() => socket.getState() === 'failed');
    await until(() => box.getMessages().length === 0);
    expect([texts(), post.mock.calls.length]).toEqual([['uno'], 1]);
    await api.listen();
  });

  it('go by the call when the socket takes them and says nothing', async () => {
    api.answer = () => true;
    const box = newOutbox();
    socket.start();
    await until(isReady);
    box.add(CHAT, 'uno');
    await until(() => box.getMessages().length === 0);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('without any network wait, and those behind do not overtake the one that found none', async () => {
    await api.silence();
    const box = newOutbox();
    socket.start();
    await until(() => socket.getState() === 'failed');
    post.mockRejectedValueOnce(new NetworkError('offline'));
    box.add(CHAT, 'uno');
    await until(() => box.getMessages()[0]?.state === 'unreachable');
    online = false;
    box.add(CHAT, 'dos');
    await box.flush();
    expect(box.getMessages().map(({ state }) => state)).toEqual(['unreachable', 'pending']);
    online = true;
    await api.listen();
    socket.retry();
    await until(() => box.getMessages().length === 0);
    expect(texts()).toEqual(['uno', 'dos']);
  });

  it('that are refused say why, let the next ones pass, and are tried again or let go when asked', async () => {
    api.answer = (frame, from) => {
      if (frame.content !== 'malo') return false;
      const { action, clientMsgId } = frame;
      from.send(
        JSON.stringify({
          type: 'error',
          code: 'CHAT_NO_ENCONTRADO',
          message: 'No está.',
          action,
          chatId: CHAT,
          clientMsgId,
        }),
      );
      return true;
    };
    const failed: OutgoingMessage[] = [];
    const box = newOutbox({ onFailed: (message) => void failed.push(message) });
    socket.start();
    await until(isReady);
    const { clientMsgId } = box.add(CHAT, 'malo');
    box.add(CHAT, 'bueno');
    // A stored message leaves the box a moment later.
    await until(() => texts().includes('bueno') && box.getMessages().length === 1);
    expect(box.getMessages()).toMatchObject([{ contenido: 'malo', state: 'refused', reason: 'No está.' }]);
    expect(failed).toHaveLength(1);
    api.answer = null;
    box.retry(clientMsgId);
    await until(() => box.getMessages().length === 0);
    expect(texts()).toEqual(['bueno', 'malo']);
  });

  it('that come too fast wait as long as the server says', async () => {
    let refusals = 0;
    api.answer = (frame, from) => {
      if (refusals++) return false;
      const { action, clientMsgId } = frame;
      from.send(JSON.stringify({ type: 'error', code: 'DEMASIADOS_MENSAJES', message: 'Espera', action, clientMsgId }));
      return true;
    };
    const box = newOutbox();
    socket.start();
    await until(isReady);
    box.add(CHAT, 'uno');
    box.add(CHAT, 'dos');
    await until(() => box.getMessages().length === 0);
    expect(texts()).toEqual(['uno', 'dos']);
  });

  it('of two tabs leave once each, in the order in which they were written', async () => {
    let last: Promise<void> = Promise.resolve();
    const exclusively = (work: () => Promise<void>) => (last = last.then(work));
    const one = newOutbox({ exclusively });
    const other = newOutbox({ exclusively });
    one.add(CHAT, 'uno');
    other.reload();
    other.add(CHAT, 'dos');
    one.reload();
    socket.start();
    await until(() => one.getMessages().length + other.getMessages().length === 0);
    expect(texts()).toEqual(['uno', 'dos']);
    expect(api.frames).toHaveLength(2);
  });

  it('stay on the device, and are forgotten here, when it is stopped', async () => {
    const box = newOutbox();
    box.add(CHAT, 'uno');
    box.stop();
    socket.start();
    await until(isReady);
    expect([box.getMessages(), api.frames, outgoingStorage(PREFIX).load().length]).toEqual([[], [], 1]);
  });

  it('are let go when they are discarded', async () => {
    const box = newOutbox();
    box.discard(box.add(CHAT, 'uno').clientMsgId);
    socket.start();
    await until(isReady);
    await box.flush();
    expect([api.frames, outgoingStorage(PREFIX).load()]).toEqual([[], []]);
  });
});

it('a failing server is asked by the call, whose refusal counts', async () => {
  api.answer = (frame, from) => {
    const { action, clientMsgId } = frame;
    from.send(JSON.stringify({ type: 'error', code: 'ERROR_INTERNO', message: 'Algo falló', action, clientMsgId }));
    return true;
  };
  post.mockRejectedValue(new ApiError({ status: 404, code: 'CHAT_NO_ENCONTRADO', message: 'No está.' }));
  const box = newOutbox();
  socket.start();
  await until(isReady);
  box.add(CHAT, 'uno');
  await until(() => box.getMessages()[0]?.state === 'refused');
  expect(post).toHaveBeenCalledTimes(1);
});
