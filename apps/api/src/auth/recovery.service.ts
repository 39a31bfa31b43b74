import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../platform/common/app-error';
import type { CurrentUser } from '../platform/common/current-user';
import { Environment } from '../platform/config/environment';
import { Transactions } from '../platform/database/transactions';
import { MailService } from '../platform/mail/mail.service';
import { type Cuenta, UsersService } from '../users/users.service';
import { LinksService } from './links.service';
import { changedMail } from './mails';
import { PasswordsService } from './passwords.service';
import { SessionsService } from './sessions.service';
import { HORA, ThrottleService } from './throttle.service';

/** Forgotten and changed passwords, confirmed addresses. */
@Injectable()
export class RecoveryService {
  private readonly log = new Logger('Recovery');

  constructor(
    private readonly users: UsersService,
    private readonly links: LinksService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly throttle: ThrottleService,
    private readonly transactions: Transactions,
    private readonly mail: MailService,
    private readonly env: Environment,
  ) {}

  /** Mails a reset link when the address is known. The work goes on after the answer, so that time tells nothing. */
  async forgot(email: string, ip: string): Promise<void> {
    await this.throttle.take([{ clave: `olvido-ip:${ip}`, max: 30, ventana: HORA }]);
    void this.mailReset(email).catch((error: unknown) => {
      // More than three mails an hour to one address: not a fault, and not to be told to whoever asks.
      if (!(error instanceof AppError))
        this.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
  }

  /** Sets the new password with a mailed token, ends every session. Throws ENLACE_VENCIDO or CLAVE_COMUN. */
  async reset(token: string, clave: string): Promise<void> {
    this.passwords.check(clave);
    // Looked at before hashing: guessed tokens must not cost an argon2 each.
    if (!(await this.links.isLiveReset(token))) throw new AppError('ENLACE_VENCIDO');
    const hash = await this.passwords.hash(clave);
    const userId = await this.transactions.run(async (tx) => {
      const usuario = await this.links.takeReset(token, tx);
      if (!usuario || !(await this.users.setPassword(usuario, hash, { tx }))) throw new AppError('ENLACE_VENCIDO');
      await this.sessions.revokeAll(usuario, 'clave', { tx });
      return usuario;
    });
    this.sessions.announce({ userId });
    // Whoever opened the mailed link also owns the address.
    this.tellChange(await this.users.markVerified(userId));
  }

  /** Confirms an address; throws ENLACE_VENCIDO. */
  async verifyEmail(token: string): Promise<{ email: string }> {
    const userId = await this.links.readVerification(token);
    const cuenta = userId && (await this.users.markVerified(userId));
    if (!cuenta) throw new AppError('ENLACE_VENCIDO');
    return { email: cuenta.email };
  }

  /** Mails a new link to who is signed in, and the old ones die; throws CORREO_VERIFICADO or DEMASIADAS_SOLICITUDES. */
  async resendVerification(user: CurrentUser): Promise<void> {
    const cuenta = await this.users.findById(user.id);
    if (!cuenta) throw new AppError('NO_ENCONTRADO');
    if (cuenta.emailVerificado) throw new AppError('CORREO_VERIFICADO');
    await this.throttle.take([{ clave: `verificar:${user.id}`, max: 5, ventana: HORA }]);
    await this.links.mailVerification({ id: user.id, nombre: cuenta.nombre, email: cuenta.email });
  }

  /** Changes the password of who is signed in and ends the other sessions; throws CLAVE_ACTUAL (400, never 401). */
  async changePassword(user: CurrentUser, actual: string, nueva: string): Promise<void> {
    this.passwords.check(nueva);
    const cuenta = await this.users.findWithPassword({ id: user.id });
    const devolver = await this.throttle.take([{ clave: `cambio:${user.id}`, max: 10, ventana: HORA }]);
    if (!cuenta || !(await this.passwords.verify(cuenta.password, actual)))
      throw new AppError('CLAVE_ACTUAL', {
        errors: [{ campo: 'currentPassword', mensaje: 'La contraseña actual no es correcta.' }],
      });
    await devolver();
    if (!(await this.users.setPassword(user.id, await this.passwords.hash(nueva), { oldHash: cuenta.password })))
      throw new AppError('ESTADO_CAMBIO');
    await this.sessions.revokeAll(user.id, 'clave', { except: user.sid });
    this.tellChange(cuenta);
  }

  private async mailReset(email: string): Promise<void> {
    const cuenta = await this.users.findByEmail(email);
    if (!cuenta?.activo) return;
    await this.throttle.take([{ clave: `olvido:${email}`, max: 3, ventana: HORA }]);
    await this.links.mailReset({ id: String(cuenta._id), nombre: cuenta.nombre, email: cuenta.email });
  }

  private tellChange(cuenta: Cuenta | null): void {
    if (cuenta) this.mail.send(changedMail(cuenta, `${this.env.PUBLIC_URL}/recuperar-contrasena`));
  }
}
