import type { Autor } from '@tuerca/contracts/kernel/autor';
import { AppError } from '../../platform/common/app-error';
import type { Attachment } from '../../platform/uploads/attachments.service';
import type { ChatMembers } from './chat-appends.repository';
import type { MessageDoc } from './message.schema';

/** A message to store; ids in lower case. */
export interface Draft {
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
export interface Stored {
  message: MessageDoc;
  members: ChatMembers['participantes'];
  isNew: boolean;
}
export type Outcome = Stored | AppError;

/** Data that are read before a batch is written. */
export interface Known {
  chats: ReadonlyMap<string, ChatMembers>;
  /** Stored before under the ids of their senders' devices. */
  repeats: readonly MessageDoc[];
  /** Uploaded files that no message has yet, by id. */
  files: ReadonlyMap<string, Attachment>;
}
export interface Plan {
  fresh: Draft[];
  /** Of those that need not be stored. */
  outcomes: Map<Draft, Outcome>;
  /** Repeats within the batch, and what they repeat. */
  followers: Map<Draft, Draft>;
}

const keyOf = ({ remitenteId, clientMsgId }: { remitenteId: unknown; clientMsgId?: string }) =>
  `${String(remitenteId)} ${clientMsgId}`;

/** Whether every file is free, this sender's, and not taken by another message of the batch; takes them. */
function takeFiles({ adjuntos, remitenteId }: Draft, free: Map<string, Attachment>): boolean {
  const isHers = adjuntos.every((id) => free.get(id)?.usuarioId === remitenteId);
  if (isHers) adjuntos.forEach((id) => free.delete(id));
  return isHers;
}

/** A repeat answers what was stored; the same id with something else is refused. */
export function asRepeat(draft: Draft, message: MessageDoc, members: Stored['members']): Outcome {
  const isSame = String(message.chatId) === draft.chatId && message.contenido === draft.contenido;
  return isSame ? { message, members, isNew: false } : new AppError('CLAVE_REUTILIZADA');
}

/** Sorts a batch into what has to be stored and what is decided already. */
export function planBatch(drafts: readonly Draft[], { chats, repeats, files }: Known, refusal: () => AppError): Plan {
  const plan: Plan = { fresh: [], outcomes: new Map(), followers: new Map() };
  const known = new Map(repeats.map((message) => [keyOf(message), message]));
  const firsts = new Map<string, Draft>();
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
