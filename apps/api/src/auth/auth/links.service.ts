import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CHALLENGE_MINUTES, RESET_LINK_MINUTES, VERIFICATION_LINK_HOURS } from '@tuerca/contracts/auth/auth/limits';
import { HOUR, MINUTE } from '@tuerca/contracts/kernel/time';
import { Clock } from '../../platform/common/clock';
import { fingerprint } from '../../platform/common/keys';
import { Environment } from '../../platform/config/environment';
import type { Tx } from '../../platform/database/transactions';
import { MailOutbox } from '../../platform/mail/mail-outbox.service';
import { AuthRepository } from './auth.repository';
import { resetMail, verifyMail } from './mails';

const LIFETIME = {
  restablecer: RESET_LINK_MINUTES * MINUTE,
  verificar: VERIFICATION_LINK_HOURS * HOUR,
  desafio: CHALLENGE_MINUTES * MINUTE,
};

interface Addressee {
  id: string;
  nombre: string;
  email: string;
  emailVerificado: boolean;
}

/** Links that are mailed, and challenges between the steps of signing in: random, stored hashed, of short life. */
@Injectable()
export class LinksService {
  constructor(
    private readonly repository: AuthRepository,
    private readonly mail: MailOutbox,
    private readonly clock: Clock,
    private readonly env: Environment,
  ) {}

  /** Mails the link with which an address is confirmed once `tx` is committed; earlier ones stop working. */
  async mailVerification(account: Pick<Addressee, 'id' | 'email'>, tx: Tx): Promise<void> {
    await this.repository.dropLinks(account.id, ['verificar'], tx);
    const token = await this.create('verificar', account.id, tx);
    await this.mail.send(verifyMail(account.email, `${this.env.PUBLIC_URL}/verificar/${token}`), { tx });
  }

  /** Mails the link with which a new password is chosen once `tx` is committed. */
  async mailReset(account: Addressee, tx: Tx): Promise<void> {
    const mail = resetMail(account, await this.resetLink(account.id, tx));
    await this.mail.send(mail, { tx, lifetime: LIFETIME.restablecer });
  }

  /** A link with which a new password is chosen, once, within `RESET_LINK_MINUTES`; earlier ones stop working. */
  async resetLink(usuario: string, tx: Tx): Promise<string> {
    await this.repository.dropLinks(usuario, ['restablecer'], tx);
    return `${this.env.PUBLIC_URL}/restablecer-contrasena/${await this.create('restablecer', usuario, tx)}`;
  }

  /** The user behind a verification link; it may be opened more than once, as mail scanners do. */
  async readVerification(token: string): Promise<string | null> {
    const link = await this.repository.findLink('verificar', fingerprint(token), this.clock.now());
    return link && String(link.usuario);
  }

  /** Whether a reset link would work, without using it up. */
  async isLiveReset(token: string): Promise<boolean> {
    return (await this.repository.findLink('restablecer', fingerprint(token), this.clock.now())) !== null;
  }

  /** Uses a reset link up and returns its user; null when it was used, is over, or never was. */
  async takeReset(token: string, tx: Tx): Promise<string | null> {
    const link = await this.repository.takeLink('restablecer', fingerprint(token), this.clock.now(), tx);
    return link && String(link.usuario);
  }

  /** Creates the token that stands for a correct password until the code has arrived. */
  async challenge(usuario: string): Promise<{ token: string; expira: Date }> {
    const expira = new Date(this.clock.now().getTime() + LIFETIME.desafio);
    return { token: await this.create('desafio', usuario), expira };
  }

  /** The user of a challenge; null when it was used, is over, or never was. */
  async readChallenge(token: string): Promise<string | null> {
    const link = await this.repository.findLink('desafio', fingerprint(token), this.clock.now());
    return link && String(link.usuario);
  }

  /** Uses a challenge up; false for all but the first. */
  async takeChallenge(token: string): Promise<boolean> {
    return (await this.repository.takeLink('desafio', fingerprint(token), this.clock.now())) !== null;
  }

  /** Deletes the links that rest on a password, when it or the account ends: challenges, and links to choose another password. */
  dropForPassword(usuario: string, tx?: Tx): Promise<void> {
    return this.repository.dropLinks(usuario, ['desafio', 'restablecer'], tx);
  }

  private async create(tipo: keyof typeof LIFETIME, usuario: string, tx?: Tx): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expira = new Date(this.clock.now().getTime() + LIFETIME[tipo]);
    await this.repository.insertLink({ tipo, usuario, huella: fingerprint(token), expira }, tx);
    return token;
  }
}
