import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { groupBy } from '../../platform/common/group-by';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { Transactions } from '../../platform/database/transactions';
import { toAppError } from '../../platform/http/error.filter';
import { AttachmentsService } from '../../platform/uploads/attachments.service';
import { type Append, ChatAppendsRepository } from './chat-appends.repository';
import { appendMessages } from './chat-updates';
import { previewOf } from './message.mapper';
import {
  asRepeat,
  type Known,
  type MessageDraft,
  type MessageOutcome,
  planBatch,
  type StoredMessage,
} from './message-batch';
import { MessageDelivery } from './message-delivery.service';
import { MessagesRepository } from './messages.repository';

interface Waiting {
  draft: MessageDraft;
  resolve: (stored: StoredMessage) => void;
  reject: (error: unknown) => void;
}

/** Most messages of one transaction. */
const MAX_BATCH = 100;
const MAX_WAITING = 5_000;

const isStored = (outcome: MessageOutcome): outcome is StoredMessage => !(outcome instanceof AppError);

/**
 * Stores messages. A commit takes several milliseconds, however little is written: what arrives meanwhile is stored together,
 * by one transaction with as many commands for a hundred messages as for two. Within a conversation the order of arrival is
 * kept. Members hear of a message after its commit and before its sender is answered.
 */
@Injectable()
export class MessageWriter {
  private readonly log = new Logger('Chats');
  private readonly waiting: Waiting[] = [];
  private isRunning = false;

  constructor(
    private readonly chats: ChatAppendsRepository,
    private readonly messages: MessagesRepository,
    private readonly attachments: AttachmentsService,
    private readonly delivery: MessageDelivery,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Resolves when the message is committed; throws CHAT_NO_ENCONTRADO, CLAVE_REUTILIZADA, ENTRADA_INVALIDA for files, NO_DISPONIBLE. */
  async store(draft: MessageDraft): Promise<StoredMessage> {
    if (this.waiting.length >= MAX_WAITING) throw new AppError('NO_DISPONIBLE', { retryAfter: 2 });
    return new Promise((resolve, reject) => {
      this.waiting.push({ draft, resolve, reject });
      if (!this.isRunning) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.isRunning = true;
    // What arrives in the same turn of the event loop is stored together.
    await new Promise(setImmediate);
    while (this.waiting.length) {
      const batch = this.waiting.splice(0, MAX_BATCH);
      await this.storeBatch(batch).catch((error: unknown) => batch.forEach(({ reject }) => reject(error)));
    }
    this.isRunning = false;
  }

  private async storeBatch(batch: readonly Waiting[]): Promise<void> {
    const outcomes = await this.storeAll(batch.map(({ draft }) => draft));
    const stored = [...outcomes.values()].filter(isStored);
    await this.delivery.announce(stored).catch((error: unknown) => this.log.error(error));
    for (const { draft, resolve, reject } of batch) {
      const outcome = outcomes.get(draft)!;
      if (isStored(outcome)) resolve(outcome);
      else reject(outcome);
    }
  }

  /** The outcome of each message. What only one of them cannot stand takes nothing from the others: halves are tried again. */
  private async storeAll(drafts: MessageDraft[]): Promise<Map<MessageDraft, MessageOutcome>> {
    try {
      return await this.attempt(drafts);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (drafts.length === 1 || error.code === 'NO_DISPONIBLE') {
        if (error.status >= 500) this.log.error(thrown instanceof Error ? (thrown.stack ?? thrown.message) : thrown);
        return new Map(drafts.map((draft) => [draft, error]));
      }
      const half = drafts.length >> 1;
      const first = await this.storeAll(drafts.slice(0, half));
      return new Map([...first, ...(await this.storeAll(drafts.slice(half)))]);
    }
  }

  private async attempt(drafts: MessageDraft[], isSecond = false): Promise<Map<MessageDraft, MessageOutcome>> {
    const known = await this.read(drafts);
    const { fresh, outcomes, followers } = planBatch(drafts, known, () => this.attachments.refusal());
    if (fresh.length)
      try {
        for (const [draft, stored] of await this.write(fresh, known)) outcomes.set(draft, stored);
      } catch (error) {
        // The same message came in through another process at the same moment: now it is there.
        if (drafts.length === 1 && !isSecond && isDuplicateKey(error)) return this.attempt(drafts, true);
        throw error;
      }
    for (const [draft, first] of followers) {
      const outcome = outcomes.get(first)!;
      outcomes.set(draft, isStored(outcome) ? asRepeat(draft, outcome.message, outcome.members) : outcome);
    }
    return outcomes;
  }

  private async read(drafts: readonly MessageDraft[]): Promise<Known> {
    const keyed = drafts.filter((draft): draft is MessageDraft & { clientMsgId: string } => !!draft.clientMsgId);
    const [chats, repeats, files] = await Promise.all([
      this.chats.findMembers([...new Set(drafts.map(({ chatId }) => chatId))]),
      this.messages.findRepeated(keyed),
      this.attachments.findFree(drafts.flatMap(({ adjuntos }) => adjuntos)),
    ]);
    return { chats, repeats, files };
  }

  /** One transaction. Throws what aborts it, CHAT_NO_ENCONTRADO when a sender was removed meanwhile. */
  private write(drafts: readonly MessageDraft[], { files }: Known): Promise<Map<MessageDraft, StoredMessage>> {
    return this.transactions.run(async (tx) => {
      const fecha = this.clock.now();
      const rows = drafts.map((draft) => ({
        draft,
        message: {
          _id: this.messages.newId(),
          chatId: this.chats.toId(draft.chatId),
          seq: 0,
          remitenteId: this.chats.toId(draft.remitenteId),
          contenido: draft.contenido,
          adjuntos: draft.adjuntos.map((id) => this.messages.toAttachment(files.get(id)!)),
          fecha,
          ...(draft.autor && { autor: draft.autor }),
          ...(draft.clientMsgId && { clientMsgId: draft.clientMsgId }),
        },
      }));
      await this.attachments.claim(
        drafts.flatMap(({ adjuntos }) => adjuntos),
        tx,
      );
      const groups = groupBy(rows, ({ draft }) => draft.chatId);
      // In the same order in every process: two that meet wait for each other instead of deadlocking.
      const appends = [...groups]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([chatId, group]): Append => {
          const messages = group.map(({ message }) => message);
          const last = messages.at(-1)!;
          const { _id, remitenteId } = last;
          return {
            chatId,
            senderIds: [...new Set(group.map(({ draft }) => draft.remitenteId))],
            lastMessageId: _id,
            update: appendMessages(messages, { _id, remitenteId, fecha, contenido: previewOf(last) }),
          };
        });
      const chats = await this.chats.append(appends, tx);
      const stored = new Map<MessageDraft, StoredMessage>();
      for (const [chatId, group] of groups) {
        const chat = chats.get(chatId);
        if (!chat) throw new AppError('CHAT_NO_ENCONTRADO');
        for (const [i, { draft, message }] of group.entries()) {
          message.seq = chat.seq - group.length + i + 1;
          stored.set(draft, { message, members: chat.participantes, isNew: true });
        }
      }
      await this.messages.insert(
        rows.map(({ message }) => message),
        tx,
      );
      return stored;
    });
  }
}
