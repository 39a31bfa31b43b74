import type { Adjunto } from '@tuerca/contracts/chats/chats/schemas';
import { keysWith, readJson, writeJson, writeText } from '@/lib/storage';

/** A message that the server has not stored yet. */
export interface OutgoingMessage {
  clientMsgId: string;
  chatId: string;
  contenido: string;
  adjuntos: Adjunto[];
  /** Time of writing: ISO, UTC. */
  fecha: string;
  /** Position among the unsent messages of this device. */
  order: number;
  /** `unreachable` ones are retried when the connection is back, `refused` ones only on request; `stored` ones are about to be removed. */
  state: 'pending' | 'unreachable' | 'refused' | 'stored';
  /** Reason for the refusal, as shown. */
  reason: string | null;
}

/** Unsent messages in local storage, one key each, so that two tabs never overwrite each other's. */
export const outgoingStorage = (prefix: string) => ({
  load: (): OutgoingMessage[] =>
    keysWith(prefix)
      .flatMap((key) => readJson<OutgoingMessage>(key) ?? [])
      .sort((a, b) => a.order - b.order),
  has: (clientMsgId: string): boolean => readJson(prefix + clientMsgId) !== null,
  /** Returns whether it could be stored. */
  save(message: OutgoingMessage): boolean {
    writeJson(prefix + message.clientMsgId, message);
    return readJson(prefix + message.clientMsgId) !== null;
  },
  remove: (clientMsgId: string): void => writeText(prefix + clientMsgId, null),
});
export type OutgoingStorage = ReturnType<typeof outgoingStorage>;
