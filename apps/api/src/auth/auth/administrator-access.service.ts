import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Email } from '@tuerca/contracts/kernel/fields';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { CONSOLE_ACTOR } from '@tuerca/contracts/platform/audit/actors';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Environment } from '../../platform/config/environment';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { MailService } from '../../platform/mail/mail.service';
import { type Account, UsersService } from '../users/users.service';
import { LinksService } from './links.service';
import { administratorMail } from './mails';
import { PasswordsService } from './passwords.service';

/** The outcome of asking for an administrator at the console. */
export interface AdministratorAccess {
  email: string;
  /** True when the account was made now. */
  created: boolean;
  /** Only when nothing was mailed, since there is no SMTP_URL: it stands for a password. */
  link?: string;
}

/** The way in that needs no administrator: for the first one of an installation, or when none can sign in any more. */
@Injectable()
export class AdministratorAccessService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly links: LinksService,
    private readonly audit: AuditService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
    private readonly env: Environment,
  ) {}

  /**
   * Makes an administrator's account under `address`, or takes the one that is there, and mails a link that sets its password
   * once within 30 minutes; earlier ones stop working. Throws an Error with a sentence for whoever sits at the terminal: a
   * wrong address, one of another role or switched off, a mail server that did not take the mail.
   */
  async open(address: string): Promise<AdministratorAccess> {
    const parsed = Email.safeParse(address);
    if (!parsed.success) throw new Error(`«${address}» no es un correo: ${parsed.error.issues[0]!.message}`);
    const email = parsed.data;
    const { created, link } = await this.enter(email);
    const wanted = `${link}?administrador=1`;
    if (!this.env.SMTP_URL) return { email, created, link: wanted };
    await this.send(email, wanted);
    return { email, created };
  }

  private async enter(email: string): Promise<{ created: boolean; link: string }> {
    const known = await this.users.findByEmail(email);
    if (known) return { created: false, link: await this.renew(known) };
    try {
      return { created: true, link: await this.create(email) };
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CORREO_EN_USO')) throw error;
      // Somebody at another console, or at the registration form, was faster by a moment.
      return { created: false, link: await this.renew((await this.users.findByEmail(email))!) };
    }
  }

  private async create(email: string): Promise<string> {
    // Nobody knows it: the link sets the first one that somebody does.
    const password = await this.passwords.hash(randomBytes(32).toString('base64url'));
    const account = { role: 'admin', nombre: ROLE_LABELS.admin, email, telefono: '' } as const;
    return this.transactions.run(async (tx) => {
      const { _id } = await this.users.create({ ...account, password }, tx);
      await this.record('usuario.crear', String(_id), account, tx);
      return this.links.resetLink(String(_id), tx);
    });
  }

  private async renew({ _id, email, role, activo }: Account): Promise<string> {
    if (role !== 'admin')
      throw new Error(
        `${email} ya tiene una cuenta de otro tipo (${ROLE_LABELS[role]}), que no se convierte en administrador desde aquí. Usa otro correo.`,
      );
    if (!activo)
      throw new Error(
        `La cuenta de administrador de ${email} está desactivada. Otro administrador la activa en Usuarios; si no hay otro, crea uno con otro correo.`,
      );
    return this.transactions.run(async (tx) => {
      await this.record('usuario.enlace', String(_id), null, tx);
      return this.links.resetLink(String(_id), tx);
    });
  }

  private record(accion: 'usuario.crear' | 'usuario.enlace', id: string, despues: object | null, tx: Tx) {
    return this.audit.record({ actor: CONSOLE_ACTOR, accion, objeto: `usuario:${id}`, despues }, tx);
  }

  /** At once rather than by the outbox: whoever waits at the terminal is told whether it left. */
  private async send(email: string, link: string): Promise<void> {
    try {
      await this.mail.deliver(administratorMail(email, link), randomUUID());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `La cuenta está lista, pero el servidor de correo no aceptó el enlace (${reason}). Corrige SMTP_URL y repite la orden; sin SMTP_URL el enlace se muestra aquí.`,
        { cause: error },
      );
    }
  }
}
