import { Injectable } from '@nestjs/common';
import { type UserCard, UsersService } from '../../auth/users/users.service';
import { CitasService } from '../../citas/citas/citas.service';
import { CustomersService } from '../../orders/orders/customers.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { PreguntasService } from '../../products/preguntas/preguntas.service';
import { pairKey, reach } from './chat.policy';
import { ChatsRepository } from './chats.repository';

/** Rules of who may write to whom. */
@Injectable()
export class RelationsService {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly citas: CitasService,
    private readonly preguntas: PreguntasService,
  ) {}

  /** The cards of people to whom this user may write, all of them; throws CHAT_NO_PERMITIDO, for inactive accounts too. */
  async assertMayWrite(user: CurrentUser, otherIds: readonly string[]): Promise<Map<string, UserCard>> {
    const cards = await this.users.findCards([...otherIds]);
    for (const id of otherIds) if (!(await this.mayWrite(user, cards.get(id)))) throw new AppError('CHAT_NO_PERMITIDO');
    return cards;
  }

  private async mayWrite(user: CurrentUser, other: UserCard | undefined): Promise<boolean> {
    if (!other?.activo || other.id === user.id) return false;
    const how = reach(user.role, other.role);
    return how === 'free' || (how === 'known' && this.isKnown(user, other.id));
  }

  /** An order, an appointment, a question or a conversation stands between a business and a client. */
  private async isKnown({ id, role }: CurrentUser, clienteId: string): Promise<boolean> {
    if (await this.chats.hasDirect(pairKey(id, clienteId))) return true;
    if (role === 'workshop') return this.citas.isCustomer(id, clienteId);
    return (await this.customers.isCustomer(id, clienteId)) || this.preguntas.hasAsked(clienteId, id);
  }
}
