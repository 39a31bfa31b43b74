import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { TEAM_MESSAGES } from '@tuerca/contracts/auth/equipo/messages';
import type { Integrante } from '@tuerca/contracts/auth/equipo/schemas';
import type { Cargo } from '@tuerca/contracts/kernel/capabilities';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { SessionsService } from '../auth/sessions.service';
import { TeamAccountsService } from '../users/team-accounts.service';
import { CuentaCambio } from '../users/users.events';
import { UsersService } from '../users/users.service';
import { refuseForeignCargo } from './equipo.policy';
import { toIntegrante } from './integrantes.mapper';
import { IntegrantesRepository } from './integrantes.repository';

/** The team of a store or workshop, as its owner keeps it. */
@Injectable()
export class EquipoService {
  constructor(
    private readonly repository: IntegrantesRepository,
    private readonly accounts: TeamAccountsService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list({ id }: CurrentUser): Promise<Integrante[]> {
    const now = this.clock.now();
    return (await this.repository.findTeam(id)).map((doc) => toIntegrante(doc, now));
  }

  /** Throws INTEGRANTE_NO_ENCONTRADO, or ENTRADA_INVALIDA for a position that the business does not have. */
  async setCargo(user: CurrentUser, id: string, cargo: Cargo): Promise<Reply<Integrante>> {
    refuseForeignCargo(user, cargo);
    const doc = await this.transactions.run(async (tx) => {
      const changed = await this.repository.setCargo(user.id, id, cargo, tx);
      if (!changed) throw new AppError('INTEGRANTE_NO_ENCONTRADO');
      if (changed.usuario) {
        const member = String(changed.usuario);
        await this.accounts.setCargo(user.id, member, cargo, tx);
        this.sessions.powersChanged(member, tx);
      }
      return changed;
    });
    return reply(toIntegrante(doc, this.clock.now()), { message: TEAM_MESSAGES.changed });
  }

  /** Withdraws an invitation or ends a membership, sessions and sockets with it. Throws INTEGRANTE_NO_ENCONTRADO. */
  async remove(user: CurrentUser, id: string): Promise<Reply<null>> {
    const gone = await this.transactions.run(async (tx) => {
      const doc = await this.repository.remove(user.id, id, tx);
      if (!doc) throw new AppError('INTEGRANTE_NO_ENCONTRADO');
      if (doc.usuario) {
        const member = String(doc.usuario);
        await this.accounts.leave(user.id, member, tx);
        await this.sessions.endAll(member, 'equipo', tx);
      }
      return doc;
    });
    return reply(null, { message: gone.usuario ? TEAM_MESSAGES.ended : TEAM_MESSAGES.withdrawn });
  }

  /** A business that is switched off has nobody at work; a member whose account is deleted leaves the team. */
  @OnEvent(CuentaCambio.event, { suppressErrors: false })
  async onAccountChange({ userId, activo }: CuentaCambio): Promise<void> {
    if (activo) return;
    for (const member of await this.repository.findMemberIds(userId))
      await this.sessions.revokeAll(member, 'desactivada');
    const account = await this.users.findById(userId);
    if (account?.eliminado) await this.repository.forget(userId);
  }
}
