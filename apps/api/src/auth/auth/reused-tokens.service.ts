import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Environment } from '../../platform/config/environment';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { MailOutbox } from '../../platform/mail/mail-outbox.service';
import { SecurityEvents } from '../../platform/metrics/security-events.service';
import { UsersService } from '../users/users.service';
import { SesionReusada } from './auth.events';
import { AuthRepository } from './auth.repository';
import type { SesionDoc } from './auth.schema';
import { deviceName } from './device-name';
import { reusedMail } from './mails';

type Family = Pick<SesionDoc, '_id' | 'usuario' | 'agente'>;

/** A used refresh token that came back: a thief's, or its owner's after the thief, or the answer with its successor never came. */
@Injectable()
export class ReusedTokensService {
  constructor(
    private readonly repository: AuthRepository,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly mail: MailOutbox,
    private readonly events: EventEmitter2,
    private readonly security: SecurityEvents,
    private readonly clock: Clock,
    private readonly env: Environment,
  ) {}

  /** Ends the family and tells its owner, both or neither; of several who come at once the first does. */
  async end(family: Family): Promise<void> {
    const userId = String(family.usuario);
    const ended = await this.transactions.run(async (tx) => {
      if (!(await this.repository.revokeOwn(userId, family._id, this.clock.now(), 'reuso', tx))) return false;
      await this.tell(userId, family, tx);
      return true;
    });
    if (ended) this.security.record('refresh_reused', userId);
  }

  /** By mail, whatever she prefers, and in the web. */
  private async tell(userId: string, { _id, agente }: Family, tx: Tx): Promise<void> {
    const account = await this.users.findById(userId);
    if (!account) return;
    const device = deviceName(agente);
    await this.mail.send(reusedMail(account, device, `${this.env.PUBLIC_URL}/recuperar-contrasena`), { tx });
    await emitInTurn(this.events, SesionReusada.event, new SesionReusada(userId, _id, device, tx));
  }
}
