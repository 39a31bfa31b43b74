import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { formatRecoveryCode } from '@tuerca/contracts/auth/auth/codes';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import type { FactorSetup, RecoveryCodes, Security } from '@tuerca/contracts/auth/auth/security-schemas';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Environment } from '../../platform/config/environment';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { MailOutbox } from '../../platform/mail/mail-outbox.service';
import { type Account, UsersService } from '../users/users.service';
import { SegundoFactorCambio } from './auth.events';
import { FactorCodesService, refusedCode } from './factor-codes.service';
import { FactorPolicyService } from './factor-policy.service';
import { factorMail } from './mails';
import { SecondFactorRepository } from './second-factor.repository';
import { SessionStates } from './session-states.service';
import { HOUR_SECONDS, ThrottleService } from './throttle.service';

/** Switching a second factor on and off, and its recovery codes. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly repository: SecondFactorRepository,
    private readonly codes: FactorCodesService,
    private readonly policy: FactorPolicyService,
    private readonly users: UsersService,
    private readonly sessions: SessionStates,
    private readonly throttle: ThrottleService,
    private readonly transactions: Transactions,
    private readonly mail: MailOutbox,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly events: EventEmitter2,
    private readonly env: Environment,
  ) {}

  async state({ id, role }: CurrentUser): Promise<Security> {
    const [factor, exigido] = await Promise.all([this.repository.findActive(id), this.policy.isDemanded(role)]);
    return {
      segundoFactor: {
        activo: factor !== null,
        desde: factor?.desde?.toISOString() ?? null,
        codigosRestantes: factor?.recuperacion.length ?? 0,
        exigido,
      },
    };
  }

  /** Whether somebody's sign-in asks for a code. */
  isActive(userId: string): Promise<boolean> {
    return this.repository.isActive(userId);
  }

  /** A new secret, which counts once `activate` has seen a code of it; throws SEGUNDO_FACTOR_ACTIVO. */
  async prepare({ id }: CurrentUser): Promise<FactorSetup> {
    const account = await this.account(id);
    const { sealed, ...setup } = this.codes.newSecret(id, account.email);
    if (!(await this.repository.prepare(id, sealed))) throw new AppError('SEGUNDO_FACTOR_ACTIVO');
    return setup;
  }

  /** Throws SEGUNDO_FACTOR_ACTIVO, SEGUNDO_FACTOR_INACTIVO when none was prepared, CODIGO_INCORRECTO, DEMASIADAS_SOLICITUDES. */
  async activate(user: CurrentUser, code: string): Promise<RecoveryCodes> {
    const { id } = user;
    const giveBack = await this.throttle.take([{ key: `activar:${id}`, max: 20, windowSeconds: HOUR_SECONDS }]);
    const [account, factor] = await Promise.all([this.account(id), this.repository.find(id)]);
    if (!factor) throw new AppError('SEGUNDO_FACTOR_INACTIVO');
    if (factor.activo) throw new AppError('SEGUNDO_FACTOR_ACTIVO');
    const ultimoPaso = this.codes.stepOf(id, factor.secreto, code);
    if (ultimoPaso === null) throw refusedCode();
    await giveBack();
    const { codes, ...stored } = this.codes.newRecoveryCodes(id);
    const set = { desde: this.clock.now(), ultimoPaso, ...stored };
    await this.transactions.run(async (tx) => {
      if (!(await this.repository.activate({ usuario: id, secreto: factor.secreto }, set, tx)))
        throw new AppError('ESTADO_CAMBIO');
      // What was confirmed with the password alone holds no longer.
      await this.sessions.forgetConfirmations(id, tx);
      await this.tell(account, { activo: true, porAdmin: false }, tx);
    });
    this.sessions.reload(id);
    return { codigos: codes.map(formatRecoveryCode) };
  }

  /** New recovery codes in place of the old ones; throws SEGUNDO_FACTOR_INACTIVO. */
  async renewCodes({ id }: CurrentUser): Promise<RecoveryCodes> {
    const { codes, ...stored } = this.codes.newRecoveryCodes(id);
    if (!(await this.repository.replaceRecovery(id, stored))) throw new AppError('SEGUNDO_FACTOR_INACTIVO');
    return { codigos: codes.map(formatRecoveryCode) };
  }

  /** Throws SEGUNDO_FACTOR_INACTIVO, SEGUNDO_FACTOR_EXIGIDO. */
  async deactivate(user: CurrentUser): Promise<Security> {
    if (await this.policy.isDemanded(user.role)) throw new AppError('SEGUNDO_FACTOR_EXIGIDO');
    const account = await this.account(user.id);
    await this.transactions.run((tx) => this.remove(account, { porAdmin: false }, tx));
    return this.state(user);
  }

  /** Takes away the factor of somebody who lost it, whatever the configuration demands; throws NO_ENCONTRADO, SEGUNDO_FACTOR_INACTIVO, SIN_PERMISO for one's own. */
  async removeOf(admin: CurrentUser, id: string, motivo: string): Promise<void> {
    if (id === admin.id) throw new AppError('SIN_PERMISO', { message: AUTH_MESSAGES.ownFactor });
    const account = await this.account(id);
    await this.transactions.run(async (tx) => {
      const { desde } = await this.remove(account, { porAdmin: true }, tx);
      const line = { actor: admin.id, accion: 'segundo-factor.quitar', objeto: `usuario:${id}`, motivo } as const;
      await this.audit.record({ ...line, antes: { activo: true, desde }, despues: { activo: false } }, tx);
    });
    this.sessions.reload(id);
  }

  private async remove(account: Account, { porAdmin }: { porAdmin: boolean }, tx: Tx) {
    const factor = await this.repository.remove(String(account._id), tx);
    if (!factor) throw new AppError('SEGUNDO_FACTOR_INACTIVO');
    await this.tell(account, { activo: false, porAdmin }, tx);
    return factor;
  }

  private async account(id: string): Promise<Account> {
    const account = await this.users.findById(id);
    if (!account) throw new AppError('NO_ENCONTRADO');
    return account;
  }

  /** By mail, whatever she prefers, and in the web. */
  private async tell(account: Account, change: { activo: boolean; porAdmin: boolean }, tx: Tx): Promise<void> {
    await this.mail.send(factorMail(account, change, `${this.env.PUBLIC_URL}/recuperar-contrasena`), { tx });
    const event = new SegundoFactorCambio(String(account._id), change.activo, change.porAdmin, tx);
    await emitInTurn(this.events, SegundoFactorCambio.event, event);
  }
}
