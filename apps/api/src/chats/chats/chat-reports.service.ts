import { Injectable, type OnModuleInit } from '@nestjs/common';
import { truncate } from '@tuerca/contracts/kernel/text';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { UsersService } from '../../auth/users/users.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { type ReportedTarget, type ReportTarget, ReportTargets } from '../../platform/reportes/report-targets.service';
import type { ChatDoc } from './chat.schema';
import { ChatAccess } from './chat-access.service';
import { ChatsRepository } from './chats.repository';
import { previewOf } from './message.mapper';
import { MessagesRepository } from './messages.repository';
import { toParticipante } from './participante.mapper';

/** Messages that a member hands over with a report: what was said last, as it stood. */
const HANDED_OVER = 5;
const LINE_LENGTH = 300;

/** Answers for reported conversations: any member reports hers; of two people, the other one answers for it, of a group whoever opened it. */
@Injectable()
export class ChatReports implements ReportTarget, OnModuleInit {
  constructor(
    private readonly access: ChatAccess,
    private readonly repository: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly users: UsersService,
    private readonly targets: ReportTargets,
  ) {}

  onModuleInit(): void {
    this.targets.register('chat', this);
  }

  async open(user: CurrentUser, id: string): Promise<ReportedTarget> {
    const { chat, own } = await this.access.assertMember(user, id).catch(() => {
      throw new AppError('NO_ENCONTRADO');
    });
    const span = { after: own.desdeSeq, ascending: false, limit: HANDED_OVER };
    const [said, cards] = await Promise.all([this.messages.findSpan(id, span), this.cardsOf(chat)]);
    const lines = said.map((message) => {
      const sender = String(message.remitenteId);
      return `${toParticipante(sender, cards.get(sender)).nombre}: ${truncate(previewOf(message), LINE_LENGTH)}`;
    });
    const others = chat.participantes.map(({ usuarioId }) => String(usuarioId)).filter((one) => one !== user.id);
    const creador = String(chat.creadorId);
    const autorId = chat.tipo === 'directo' ? others[0]! : creador === user.id ? null : creador;
    return { contenido: { ...this.describe(chat, cards), texto: lines.join('\n') || 'Sin mensajes' }, autorId };
  }

  async recall(id: string): Promise<ContenidoReportado | null> {
    const chat = await this.repository.findAny(id);
    return chat && this.describe(chat, await this.cardsOf(chat));
  }

  private describe(chat: ChatDoc, cards: Awaited<ReturnType<ChatReports['cardsOf']>>): ContenidoReportado {
    const people = chat.participantes.map(({ usuarioId }) => {
      const id = String(usuarioId);
      return toParticipante(id, cards.get(id)).nombre;
    });
    return {
      titulo: chat.nombre ? `Grupo ${chat.nombre}` : `Conversación entre ${people.join(' y ')}`,
      texto: chat.seq === 1 ? '1 mensaje' : `${chat.seq} mensajes`,
      datos: [
        { etiqueta: 'Participan', valor: people.join(', ') },
        { etiqueta: 'Mensajes', valor: String(chat.seq) },
        ...(chat.contexto ? [{ etiqueta: 'Sobre', valor: chat.contexto.titulo }] : []),
      ],
      oculto: false,
      ruta: null,
    };
  }

  private cardsOf({ participantes }: ChatDoc) {
    return this.users.findCards(participantes.map(({ usuarioId }) => String(usuarioId)));
  }
}
