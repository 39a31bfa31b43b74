import { Injectable } from '@nestjs/common';
import type { ChatAdmin, chatsAdmin } from '@tuerca/contracts/chats/chats/admin-endpoints';
import { UsersService } from '../../auth/users/users.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { reply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { CasesService } from '../../platform/reportes/cases.service';
import { ReportViewsService } from '../../platform/reportes/report-views.service';
import type { NamedFile } from '../../platform/storage/file-answer';
import { AttachmentsService } from '../../platform/uploads/attachments.service';
import type { ChatDoc } from './chat.schema';
import { ChatNews } from './chat-news.service';
import { toChatAdmin } from './chat-review.mapper';
import { ChatsRepository } from './chats.repository';
import { toMensaje } from './message.mapper';
import { MessagesRepository } from './messages.repository';

const MAX_CHATS = 20;

/** Administrators read conversations that were reported, and no others: every look is audited, and the members are told. */
@Injectable()
export class ChatReviewService {
  constructor(
    private readonly repository: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly attachments: AttachmentsService,
    private readonly cases: CasesService,
    private readonly reportViews: ReportViewsService,
    private readonly news: ChatNews,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Throws CHAT_NO_ENCONTRADO, also while nobody has reported it, its order, its appointment or its return. */
  async get(admin: CurrentUser, id: string): Promise<ChatAdmin> {
    const { chat, casos } = await this.open(admin, id);
    return this.show(chat, casos);
  }

  /** The conversations that a case opens, without their messages; reading one is the look. */
  async ofCase(casoId: string): Promise<ChatAdmin[]> {
    const claves = await this.cases.opens(casoId);
    const idsOf = (...kinds: string[]) =>
      claves.flatMap((clave) => (kinds.includes(clave.split(':')[0]!) ? [clave.split(':')[1]!] : []));
    const chats = await this.repository.findAbout(idsOf('pedido', 'cita'), idsOf('chat'), MAX_CHATS);
    return Promise.all(chats.map((chat) => this.show(chat, [casoId])));
  }

  /** Messages by rising number: the newest ones, or those below a number; what a member has cleared is among them. */
  async page(admin: CurrentUser, id: string, { antesDeSeq, limit }: Parsed<typeof chatsAdmin.messages>['query']) {
    const { chat } = await this.open(admin, id);
    const span = { after: 0, before: antesDeSeq, ascending: false, limit: limit + 1 };
    const found = await this.messages.findSpan(id, span);
    const docs = found.slice(-limit);
    const cards = await this.users.findCards(docs.map(({ remitenteId }) => String(remitenteId)));
    return reply(
      docs.map((doc) => toMensaje(doc, admin.id, { cards, members: chat.participantes })),
      { meta: { hasMore: found.length > limit } },
    );
  }

  /** Throws CHAT_NO_ENCONTRADO, and NO_ENCONTRADO for a file of another conversation. */
  async file(admin: CurrentUser, id: string, adjuntoId: string): Promise<NamedFile> {
    await this.open(admin, id);
    const message = await this.messages.findByAttachment(id, adjuntoId);
    const file = message && (await this.attachments.find(adjuntoId));
    if (!file) throw new AppError('NO_ENCONTRADO');
    return file;
  }

  private async open(admin: CurrentUser, id: string): Promise<{ chat: ChatDoc; casos: string[] }> {
    const chat = await this.repository.findAny(id);
    if (!chat) throw new AppError('CHAT_NO_ENCONTRADO');
    let isNoted = false;
    const casos = await this.reportViews.open(admin, `chat:${id}`, {
      related: related(chat),
      onRecord: async (tx) => {
        await this.repository.noteReview(id, this.clock.now(), tx);
        isNoted = true;
      },
    });
    if (!casos.length) throw new AppError('CHAT_NO_ENCONTRADO');
    if (isNoted) this.news.changed(chat);
    return { chat, casos };
  }

  private async show(chat: ChatDoc, casos: string[]): Promise<ChatAdmin> {
    const ids = chat.participantes.map(({ usuarioId }) => String(usuarioId));
    return toChatAdmin(chat, casos, await this.users.findCards(ids));
  }
}

/** The key of the order or appointment that a conversation was opened from: a report of it, or of its return, opens it too. */
const related = ({ contexto }: ChatDoc): string[] =>
  contexto && contexto.tipo !== 'producto' ? [`${contexto.tipo}:${String(contexto.objetoId)}`] : [];
