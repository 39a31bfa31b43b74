import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2, OnEvent } from '@nestjs/event-emitter';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Environment } from '../../platform/config/environment';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { MailOutbox } from '../../platform/mail/mail-outbox.service';
import { SecurityEvents } from '../../platform/metrics/security-events.service';
import { CuentaCambio } from '../users/users.events';
import { type Account, UsersService } from '../users/users.service';
import { ClaveCambiada } from './auth.events';
import { LinksService } from './links.service';
import { blockedMail, changedMail } from './mails';
import { PasswordsService } from './passwords.service';
import { SessionStates } from './session-states.service';
import { SessionsService } from './sessions.service';
import { HOUR_SECONDS, ThrottleService } from './throttle.service';

/** Forgotten and changed passwords, confirmed addresses. */
@Injectable()
export class RecoveryService {
  private readonly log = new Logger('Recovery');

  constructor(
    private readonly users: UsersService,
    private readonly links: LinksService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly states: SessionStates,
    private readonly throttle: ThrottleService,
    private readonly transactions: Transactions,
    private readonly mail: MailOutbox,
    private readonly env: Environment,
    private readonly events: EventEmitter2,
    private readonly security: SecurityEvents,
  ) {}

  /** Mails a reset link when the address is known, and to who is blocked how to write to us. The work goes on after the answer, so that time tells nothing. */
  async forgot(email: string, ip: string): Promise<void> {
    await this.throttle.take([{ key: `olvido-ip:${ip}`, max: 30, windowSeconds: HOUR_SECONDS }]);
    void this.mailReset(email).catch((error: unknown) => {
      // More than three mails an hour to one address: not a fault, and not to be told to whoever asks.
      if (!(error instanceof AppError))
        this.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
  }

  /** Sets the new password with a mailed token, ends every session. Throws ENLACE_VENCIDO or CLAVE_COMUN. */
  async reset(token: string, password: string): Promise<void> {
    this.passwords.check(password);
    // Looked at before hashing: guessed tokens must not cost an argon2 each.
    if (!(await this.links.isLiveReset(token))) throw new AppError('ENLACE_VENCIDO');
    const hash = await this.passwords.hash(password);
    const userId = await this.transactions.run(async (tx) => {
      const owner = await this.links.takeReset(token, tx);
      if (!owner || !(await this.users.setPassword(owner, hash, { tx }))) throw new AppError('ENLACE_VENCIDO');
      await this.sessions.revokeAll(owner, 'clave', { tx });
      await this.links.dropForPassword(owner, tx);
      // Whoever opened the mailed link also owns the address.
      await this.announcePasswordChange(await this.users.markVerified(owner, tx), tx);
      return owner;
    });
    this.sessions.announce({ userId });
  }

  /** Confirms an address; throws ENLACE_VENCIDO. */
  async verifyEmail(token: string): Promise<{ email: string }> {
    const userId = await this.links.readVerification(token);
    const account = userId && (await this.users.markVerified(userId));
    if (!account) throw new AppError('ENLACE_VENCIDO');
    return { email: account.email };
  }

  /** Mails a new link to who is signed in, and the old ones die; throws CORREO_VERIFICADO or DEMASIADAS_SOLICITUDES. */
  async resendVerification(user: CurrentUser): Promise<void> {
    const account = await this.users.findById(user.id);
    if (!account) throw new AppError('NO_ENCONTRADO');
    if (account.emailVerificado) throw new AppError('CORREO_VERIFICADO');
    await this.throttle.take([{ key: `verificar:${user.id}`, max: 5, windowSeconds: HOUR_SECONDS }]);
    const { email } = account;
    await this.transactions.run((tx) => this.links.mailVerification({ id: user.id, email }, tx));
  }

  /** Changes the password of who is signed in and ends the other sessions; throws CLAVE_ACTUAL (400, never 401). */
  async changePassword(user: CurrentUser, currentPassword: string, newPassword: string): Promise<void> {
    this.passwords.check(newPassword);
    const account = await this.users.findWithPassword({ id: user.id });
    const giveBack = await this.throttle.take([{ key: `cambio:${user.id}`, max: 10, windowSeconds: HOUR_SECONDS }]);
    if (!account || !(await this.passwords.verify(account.password, currentPassword))) {
      this.security.record('wrong_password', user.id);
      throw new AppError('CLAVE_ACTUAL', {
        errors: [{ campo: 'currentPassword', mensaje: AUTH_MESSAGES.currentPassword }],
      });
    }
    await giveBack();
    const hash = await this.passwords.hash(newPassword);
    await this.transactions.run(async (tx) => {
      if (!(await this.users.setPassword(user.id, hash, { oldHash: account.password, tx })))
        throw new AppError('ESTADO_CAMBIO');
      await this.sessions.revokeAll(user.id, 'clave', { except: user.sid, tx });
      await this.states.forgetConfirmations(user.id, tx);
      await this.links.dropForPassword(user.id, tx);
      await this.announcePasswordChange(account, tx);
    });
    this.sessions.announce({ userId: user.id, except: user.sid });
  }

  /** A recovery link from before does not reopen a deactivated account. */
  @OnEvent(CuentaCambio.event, { suppressErrors: false })
  async onAccountChange({ userId, activo }: CuentaCambio): Promise<void> {
    if (!activo) await this.links.dropForPassword(userId);
  }

  private async mailReset(email: string): Promise<void> {
    const account = await this.users.findByEmail(email);
    if (!account) return;
    await this.throttle.take([{ key: `olvido:${email}`, max: 3, windowSeconds: HOUR_SECONDS }]);
    if (!account.activo) return this.mail.send(blockedMail(account));
    await this.transactions.run((tx) => this.links.mailReset({ ...account, id: String(account._id) }, tx));
  }

  /** By mail, whatever she prefers, and in the web. */
  private async announcePasswordChange(account: Account | null, tx: Tx): Promise<void> {
    if (!account) return;
    await this.mail.send(changedMail(account, `${this.env.PUBLIC_URL}/recuperar-contrasena`), { tx });
    await emitInTurn(this.events, ClaveCambiada.event, new ClaveCambiada(String(account._id), account.role, tx));
  }
}
