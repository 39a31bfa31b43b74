import type { MessageEvent } from '@tuerca/contracts/chats/chats/frames';
import type { MensajeChat } from '@tuerca/contracts/chats/chats/schemas';
import { ApiError, type Code } from '@/lib/api-error';
import type { Frame, Realtime } from '@/lib/realtime';
import { isOnline } from '@/lib/use-online';
import type { OutgoingMessage } from './outgoing';

/** It could not be sent now; `waits`: the socket is on its way, and its next sign-in is the moment to try again. */
export class DeliveryError extends Error {
  constructor(readonly waits: boolean) {
    super('Not sent');
    this.name = 'DeliveryError';
  }
}

/** Brings one message to the server and answers it as it was stored. */
export interface MessageLine {
  send: (message: OutgoingMessage) => Promise<MensajeChat>;
}

export type ChatSocket = Pick<Realtime, 'send' | 'on' | 'onReady' | 'getState' | 'subscribeState'>;

interface LineOptions {
  socket: ChatSocket;
  /** The call that stores a message without the socket. */
  post: (message: OutgoingMessage) => Promise<MensajeChat>;
  /** Whether the device has a network at all. */
  online?: () => boolean;
  /** Milliseconds after which a socket that says nothing is not waited for. */
  timeout?: number;
}

const ACK_TIMEOUT = 10_000;
/** The server failed at it: the other way may do. */
const SERVER_FAILURES = ['ERROR_INTERNO', 'NO_DISPONIBLE'];

/** A message as frames carry it, in the shape of the calls. */
export const messageOfEvent = (event: MessageEvent): MensajeChat => ({
  _id: event._id,
  chat: event.chatId,
  seq: event.seq,
  remitente: { _id: event.sender._id, nombre: event.sender.name, fotoPerfil: event.sender.avatar },
  contenido: event.content,
  adjuntos: event.adjuntos,
  fecha: event.createdAt,
  leido: [event.sender._id],
  clientMsgId: event.clientMsgId,
  ...(event.autor && { autor: event.autor }),
});

/** Over the socket, whose message_sent is the acknowledgement; by a call when it has given up or does not answer. */
export class SocketLine implements MessageLine {
  constructor(private readonly options: LineOptions) {}

  async send(message: OutgoingMessage): Promise<MensajeChat> {
    const { socket, post, online = isOnline } = this.options;
    const state = socket.getState();
    // Without a network a socket may look open for minutes.
    if (!online()) throw new DeliveryError(true);
    if (state === 'ready') {
      const stored = await this.overSocket(message);
      return stored ?? post(message);
    }
    if (state !== 'failed') throw new DeliveryError(true);
    return post(message);
  }

  /** The stored message, or null when the socket neither took nor refused it. */
  private overSocket({ chatId, contenido, adjuntos, clientMsgId }: OutgoingMessage): Promise<MensajeChat | null> {
    const { socket, timeout = ACK_TIMEOUT } = this.options;
    return new Promise((resolve, reject) => {
      const mine = (frame: Frame) => frame.clientMsgId === clientMsgId;
      const settle = (work: () => void) => {
        clearTimeout(timer);
        ends.forEach((end) => end());
        work();
      };
      const stored = (frame: Frame) => {
        if (mine(frame)) settle(() => resolve(messageOfEvent(frame as unknown as MessageEvent)));
      };
      const timer = setTimeout(() => settle(() => resolve(null)), timeout);
      const ends = [
        socket.on('chat', 'message_sent', stored),
        socket.on('chat', 'new_message', stored),
        socket.on('error', 'send_message', (frame) => {
          if (!mine(frame)) return;
          if (SERVER_FAILURES.includes(String(frame.code))) return settle(() => resolve(null));
          settle(() => reject(errorOf(frame)));
        }),
        // It may have been stored: the repeat after the next sign-in finds out.
        socket.subscribeState(() => {
          if (socket.getState() !== 'ready') settle(() => reject(new DeliveryError(true)));
        }),
      ];
      socket.send({
        type: 'chat',
        action: 'send_message',
        chatId,
        content: contenido,
        ...(adjuntos.length > 0 && { adjuntos: adjuntos.map(({ _id }) => _id) }),
        clientMsgId,
      });
    });
  }
}

/** A refusal by frame as the same call's error. */
const errorOf = ({ code, message, retryAfter }: Frame): ApiError =>
  new ApiError({
    status: code === 'DEMASIADOS_MENSAJES' ? 429 : 400,
    code: code as Code,
    message: String(message ?? ''),
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
    silent: !message,
  });
