import { Injectable } from '@nestjs/common';
import type { Participante } from '@tuerca/contracts/chats/chats/schemas';
import { listWords, searchWords } from '@tuerca/contracts/kernel/text';
import { StoresService } from '../../auth/stores/stores.service';
import { UsersService } from '../../auth/users/users.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { CitasService } from '../../citas/citas/citas.service';
import { CustomersService } from '../../orders/orders/customers.service';
import { OrdersService } from '../../orders/orders/orders.service';
import type { CurrentUser } from '../../platform/common/current-user';
import { ChatsRepository } from './chats.repository';
import { toParticipante } from './participante.mapper';

const MAX_CONTACTS = 20;
/** Of each source: orders, appointments, conversations, names that match. */
const OF_EACH = 10;

/** People to whom somebody can write. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly users: UsersService,
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly orders: OrdersService,
    private readonly customers: CustomersService,
    private readonly citas: CitasService,
  ) {}

  /** Without a name those known from conversations, orders and appointments; by a name these first, then other businesses. */
  async find(user: CurrentUser, q: string | undefined): Promise<Participante[]> {
    const words = listWords(q ?? '');
    const ids = [...new Set((await Promise.all([this.known(user, words), this.named(user, q ?? '')])).flat())];
    const cards = await this.users.findCards(ids);
    return ids
      .flatMap((id) => {
        const card = cards.get(id);
        return card?.activo && id !== user.id ? [toParticipante(id, card)] : [];
      })
      .slice(0, MAX_CONTACTS);
  }

  private async known(user: CurrentUser, words: string[]): Promise<string[]> {
    const talked = this.talkedTo(user, words);
    if (user.role === 'store')
      return (await Promise.all([talked, this.customers.find(user.id, words, OF_EACH)])).flat();
    if (user.role === 'workshop')
      return (await Promise.all([talked, this.citas.findParties(user, words, OF_EACH)])).flat();
    // A client's sellers and workshops are found by name among all of them.
    if (words.length) return talked;
    const [first, orders, workshops] = await Promise.all([
      talked,
      this.orders.latest(user, OF_EACH),
      this.citas.findParties(user, words, OF_EACH),
    ]);
    return [...first, ...orders.map(({ tiendaId }) => String(tiendaId)), ...workshops];
  }

  private async talkedTo(user: CurrentUser, words: string[]): Promise<string[]> {
    const { docs } = await this.chats.findPage(user.id, { carpeta: 'bandeja', words, page: 1, limit: OF_EACH });
    return docs.flatMap(({ tipo, participantes }) =>
      tipo === 'directo' ? participantes.map(({ usuarioId }) => String(usuarioId)).filter((id) => id !== user.id) : [],
    );
  }

  private async named({ role }: CurrentUser, text: string): Promise<string[]> {
    if (!searchWords(text).length) return [];
    const found = await Promise.all([
      ...(role === 'store' ? [] : [this.stores.search(text, OF_EACH)]),
      ...(role === 'workshop' ? [] : [this.workshops.search(text, OF_EACH)]),
    ]);
    return found.flatMap(({ hits }) => hits.map(({ _id }) => _id));
  }
}
