import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { z } from 'zod';
import type { Credentials } from '@tuerca/contracts/auth/auth/schemas';
import type { FactorChallenge } from '@tuerca/contracts/auth/auth/security-schemas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Environment } from '../../platform/config/environment';
import { Transactions } from '../../platform/database/transactions';
import { MailOutbox } from '../../platform/mail/mail-outbox.service';
import { type Account, UsersService } from '../users/users.service';
import { EntradaDesconocida } from './auth.events';
import { CredentialsService } from './credentials.service';
import { deviceName } from './device-name';
import { FactorCodesService } from './factor-codes.service';
import { KnownDevicesService } from './known-devices.service';
import { LinksService } from './links.service';
import { deviceMail } from './mails';
import { SecondFactorRepository } from './second-factor.repository';
import { type OpenedSession, SessionsService } from './sessions.service';
import type { Visitor } from './visitor';

/** A session that was just opened, and the value of the cookie that makes its browser a known one. */
export interface Entry {
  account: Account;
  session: OpenedSession;
  device: string;
}

/** Signing in: the password, then a code where the account has a second factor. */
@Injectable()
export class LoginService {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly factors: SecondFactorRepository,
    private readonly codes: FactorCodesService,
    private readonly links: LinksService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesService,
    private readonly transactions: Transactions,
    private readonly mail: MailOutbox,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
    private readonly env: Environment,
  ) {}

  /**
   * A session, or the challenge for the second step. Throws CREDENCIALES alike for unknown and wrong;
   * CUENTA_DESACTIVADA to whoever has nothing more to prove; DEMASIADAS_SOLICITUDES after 30 failures an hour.
   */
  async login({ email, password }: z.output<typeof Credentials>, visitor: Visitor): Promise<Entry | FactorChallenge> {
    const account = await this.credentials.check(email, password, visitor);
    if (!account) throw new AppError('CREDENCIALES');
    const id = String(account._id);
    if (!(await this.factors.isActive(id))) return this.enter(account, visitor);
    const { token, expira } = await this.links.challenge(id);
    return { segundoFactor: true, desafio: token, expira: expira.toISOString() };
  }

  /** The second step; throws DESAFIO_VENCIDO, CODIGO_INCORRECTO, CUENTA_DESACTIVADA, DEMASIADAS_SOLICITUDES. The challenge outlives a wrong code. */
  async finish(desafio: string, code: string, visitor: Visitor): Promise<Entry> {
    const id = await this.links.readChallenge(desafio);
    const account = id === null ? null : await this.users.findById(id);
    if (id === null || !account) throw new AppError('DESAFIO_VENCIDO');
    await this.codes.take(id, code, await this.devices.find(account.email, visitor));
    // Used up by whoever comes first, and gone when the password has changed meanwhile.
    if (!(await this.links.takeChallenge(desafio))) throw new AppError('DESAFIO_VENCIDO');
    return this.enter(account, visitor);
  }

  /** Opens the session unless the account is blocked; from a browser that has never signed in here its owner hears of it, unless it is her first. */
  private async enter(account: Account, visitor: Visitor): Promise<Entry> {
    const owner = { id: String(account._id), role: account.role };
    const { email } = account;
    const granted = (session: OpenedSession): Entry => ({
      account,
      session,
      device: this.devices.cookieFor(email, session.sid),
    });
    if (!account.activo) throw new AppError('CUENTA_DESACTIVADA');
    const isStrange = !(await this.devices.find(email, visitor)) && (await this.sessions.hasAny(owner.id));
    if (!isStrange) return granted(await this.sessions.open(owner, visitor.userAgent));
    const entry = { dispositivo: deviceName(visitor.userAgent), fecha: this.clock.now() };
    const session = await this.transactions.run(async (tx) => {
      const opened = await this.sessions.open(owner, visitor.userAgent, tx);
      await this.mail.send(deviceMail(account, entry, `${this.env.PUBLIC_URL}/recuperar-contrasena`), { tx });
      await emitInTurn(this.events, EntradaDesconocida.event, new EntradaDesconocida(owner.id, entry.dispositivo, tx));
      return opened;
    });
    return granted(session);
  }
}
