import type { Adjunto } from '@tuerca/contracts/chats/chats/schemas';
import { keysWith, readJson, writeJson, writeText } from '@/lib/storage';

/** A message that the server has not stored yet. */
export interface OutgoingMessage {
  clientMsgId: string;
  chatId: string;
  contenido: string;
  adjuntos: Adjunto[];
  /** When it was written: ISO, UTC. */
  fecha: string;
  /** Its place among the unsent messages of this device. */
  order: number;
  /** `unreachable` ones are tried again when the connection is back, `refused` ones only when somebody asks; `stored` ones are about to go. */
  state: 'pending' | 'unreachable' | 'refused' | 'stored';
  /** Why it was refused, for people. */
  reason: string | null;
}

/** Unsent messages in local storage, one key each, so that two tabs never overwrite each other's. */
export const outgoingStorage = (prefix: string) => ({
  load: (): OutgoingMessage[] =>
    keysWith(prefix)
      .flatMap((key) => readJson<OutgoingMessage>(key) ?? [])
      .sort((a, b) => a.order - b.order),
  has: (clientMsgId: string): boolean => readJson(prefix + clientMsgId) !== null,
  /** Whether it could be kept. */
  save(message: OutgoingMessage): boolean {
    writeJson(prefix + message.clientMsgId, message);
    return readJson(prefix + message.clientMsgId) !== null;
  },
  remove: (clientMsgId: string): void => writeText(prefix + clientMsgId, null),
});
export type OutgoingStorage = ReturnType<typeof outgoingStorage>;
