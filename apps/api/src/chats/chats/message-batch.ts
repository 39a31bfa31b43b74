import type { Autor } from '@tuerca/contracts/kernel/autor';
import { AppError } from '../../platform/common/app-error';
import type { Attachment } from '../../platform/uploads/attachments.service';
import type { ChatMembers } from './chat-appends.repository';
import type { MessageDoc } from './message.schema';

/** A message to store; ids in lower case. */
export interface MessageDraft {
  chatId: string;
  remitenteId: string;
  contenido: string;
  /** Member of a business who writes it. */
  autor?: Autor | null;
  /** Ids of files that its sender has uploaded. */
  adjuntos: string[];
  clientMsgId?: string;
}
/** A message in the database with the conversation's members; `isNew` is false for a repeat. */
export interface StoredMessage {
  message: MessageDoc;
  members: ChatMembers['participantes'];
  isNew: boolean;
}
export type MessageOutcome = StoredMessage | AppError;

/** Data that are read before a batch is written. */
export interface Known {
  chats: ReadonlyMap<string, ChatMembers>;
  /** Stored before under the ids of their senders' devices. */
  repeats: readonly MessageDoc[];
  /** Uploaded files that no message has yet, by id. */
  files: ReadonlyMap<string, Attachment>;
}
interface Plan {
  fresh: MessageDraft[];
  /** Of those that need not be stored. */
  outcomes: Map<MessageDraft, MessageOutcome>;
  /** Repeats within the batch, and what they repeat. */
  followers: Map<MessageDraft, MessageDraft>;
}

const keyOf = ({ remitenteId, clientMsgId }: { remitenteId: unknown; clientMsgId?: string }) =>
  `${String(remitenteId)} ${clientMsgId}`;

/** Whether every file is free, this sender's, and not taken by another message of the batch; takes them. */
function takeFiles({ adjuntos, remitenteId }: MessageDraft, free: Map<string, Attachment>): boolean {
  const isHers = adjuntos.every((id) => free.get(id)?.usuarioId === remitenteId);
  if (isHers) adjuntos.forEach((id) => free.delete(id));
  return isHers;
}

/** A repeat answers what was stored; the same id with something else is refused. */
export function asRepeat(draft: MessageDraft, message: MessageDoc, members: StoredMessage['members']): MessageOutcome {
  const isSame = String(message.chatId) === draft.chatId && message.contenido === draft.contenido;
  return isSame ? { message, members, isNew: false } : new AppError('CLAVE_REUTILIZADA');
}

/** Sorts a batch into what has to be stored and what is decided already. */
export function planBatch(
  drafts: readonly MessageDraft[],
  { chats, repeats, files }: Known,
  refusal: () => AppError,
): Plan {
  const plan: Plan = { fresh: [], outcomes: new Map(), followers: new Map() };
  const known = new Map(repeats.map((message) => [keyOf(message), message]));
  const firsts = new Map<string, MessageDraft>();
  const free = new Map(files);
  for (const draft of drafts) {
    const chat = chats.get(draft.chatId);
    const key = draft.clientMsgId && keyOf(draft);
    const [repeated, first] = key ? [known.get(key), firsts.get(key)] : [];
    if (!chat?.participantes.some(({ usuarioId }) => String(usuarioId) === draft.remitenteId))
      plan.outcomes.set(draft, new AppError('CHAT_NO_ENCONTRADO'));
    else if (repeated) plan.outcomes.set(draft, asRepeat(draft, repeated, chat.participantes));
    else if (first) plan.followers.set(draft, first);
    else if (!takeFiles(draft, free)) plan.outcomes.set(draft, refusal());
    else {
      plan.fresh.push(draft);
      if (key) firsts.set(key, draft);
    }
  }
  return plan;
}
