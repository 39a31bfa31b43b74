import { Injectable } from '@nestjs/common';
import type { NuevoChat } from '@tuerca/contracts/chats/chats/inputs';
import { CHAT_MESSAGES } from '@tuerca/contracts/chats/chats/messages';
import type { Chat } from '@tuerca/contracts/chats/chats/schemas';
import { searchTerms } from '@tuerca/contracts/kernel/text';
import type { UserCard } from '../../auth/users/users.service';
import { UsersService } from '../../auth/users/users.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { pairKey } from './chat.policy';
import type { ChatDoc, ContextoChatDoc } from './chat.schema';
import { ChatContexts } from './chat-contexts.service';
import { ChatNews } from './chat-news.service';
import { ChatsRepository } from './chats.repository';
import { ChatsService } from './chats.service';
import { newMember } from './new-chat';
import { RelationsService } from './relations.service';

interface Opening {
  others: UserCard[];
  nombre: string | null;
  contexto: ContextoChatDoc | null;
}

/** Opening conversations. */
@Injectable()
export class OpeningService {
  constructor(
    private readonly repository: ChatsRepository,
    private readonly service: ChatsService,
    private readonly relations: RelationsService,
    private readonly contexts: ChatContexts,
    private readonly news: ChatNews,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Throws NO_ENCONTRADO for a foreign context, CHAT_NO_PERMITIDO, ENTRADA_INVALIDA for a group without a name. */
  async open(user: CurrentUser, { participantes, nombre, contexto: reference }: NuevoChat): Promise<Chat> {
    const from = reference ? await this.contexts.resolve(user, reference) : null;
    const otherIds = [...new Set([...(from?.otherId ? [from.otherId] : []), ...participantes])];
    if (!otherIds.length || otherIds.includes(user.id)) throw new AppError('CHAT_NO_PERMITIDO');
    if (otherIds.length > 1 && !nombre) throw groupName();
    const cards = await this.relations.assertMayWrite(user, otherIds);
    const opening: Opening = {
      others: otherIds.map((id) => cards.get(id)!),
      nombre: nombre ?? null,
      contexto: from?.contexto ?? null,
    };
    const doc = nombre ? await this.openGroup(user, opening) : await this.openDirect(user, opening);
    return this.service.show(user, doc);
  }

  private async openDirect(user: CurrentUser, opening: Opening): Promise<ChatDoc> {
    const clave = pairKey(user.id, opening.others[0]!.id);
    const doc =
      (await this.repository.findDirect(clave, user.id, opening.contexto)) ??
      (await this.insert(user, opening, clave)) ??
      // Both opened it at the same moment.
      (await this.repository.findDirect(clave, user.id, opening.contexto));
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    this.news.changed(doc, [user.id]);
    return doc;
  }

  private async openGroup(user: CurrentUser, opening: Opening): Promise<ChatDoc> {
    const doc = (await this.insert(user, opening))!;
    this.news.changed(doc);
    return doc;
  }

  private async insert(user: CurrentUser, { others, nombre, contexto }: Opening, clave?: string) {
    const now = this.clock.now();
    const own = await this.users.findCard(user.id);
    const member = (id: string, oculta: boolean) => newMember(this.repository.toId(id), { now, oculta });
    return this.repository.insert({
      tipo: clave ? 'directo' : 'grupo',
      nombre,
      ...(clave && { clave }),
      creadorId: this.repository.toId(user.id),
      // The other one hears of it with its first message.
      participantes: [member(user.id, false), ...others.map(({ id }) => member(id, !!clave))],
      seq: 0,
      ultimoMensaje: null,
      actividad: now,
      contexto,
      pendientes: [],
      avisarDesde: null,
      terminos: searchTerms(nombre, own?.nombreVisible, ...others.map(({ nombreVisible }) => nombreVisible)),
    });
  }
}

function groupName(): AppError {
  const mensaje = CHAT_MESSAGES.groupName;
  return new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'nombre', mensaje }] });
}
