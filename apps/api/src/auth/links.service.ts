import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Clock } from '../platform/common/clock';
import { Environment } from '../platform/config/environment';
import type { Tx } from '../platform/database/transactions';
import { MailService } from '../platform/mail/mail.service';
import { AuthRepository } from './auth.repository';
import { fingerprint } from '../platform/common/keys';
import { resetMail, verifyMail } from './mails';

const MINUTO = 60_000;
const VIDA = { restablecer: 30 * MINUTO, verificar: 72 * 60 * MINUTO };

/** Links that are mailed: random, stored hashed, of short life. */
@Injectable()
export class LinksService {
  constructor(
    private readonly repository: AuthRepository,
    private readonly mail: MailService,
    private readonly clock: Clock,
    private readonly env: Environment,
  ) {}

  /** Mails the link with which an address is confirmed (72 hours); earlier ones stop working. */
  async mailVerification(cuenta: { id: string; nombre: string; email: string }): Promise<void> {
    await this.repository.dropLinks(cuenta.id, 'verificar');
    const token = await this.create('verificar', cuenta.id);
    this.mail.send(verifyMail(cuenta, `${this.env.PUBLIC_URL}/verificar/${token}`));
  }

  /** Mails the link with which a new password is chosen (30 minutes); earlier ones stop working. */
  async mailReset(cuenta: { id: string; nombre: string; email: string }): Promise<void> {
    await this.repository.dropLinks(cuenta.id, 'restablecer');
    const token = await this.create('restablecer', cuenta.id);
    this.mail.send(resetMail(cuenta, `${this.env.PUBLIC_URL}/restablecer-contrasena/${token}`));
  }

  /** The user behind a verification link; it may be opened more than once, as mail scanners do. */
  async readVerification(token: string): Promise<string | null> {
    const enlace = await this.repository.findLink('verificar', fingerprint(token), this.clock.now());
    return enlace && String(enlace.usuario);
  }

  /** Whether a reset link would work, without using it up. */
  async isLiveReset(token: string): Promise<boolean> {
    return (await this.repository.findLink('restablecer', fingerprint(token), this.clock.now())) !== null;
  }

  /** Uses a reset link up and returns its user; null when it was used, is over, or never was. */
  async takeReset(token: string, tx: Tx): Promise<string | null> {
    const enlace = await this.repository.takeLink('restablecer', fingerprint(token), this.clock.now(), tx);
    return enlace && String(enlace.usuario);
  }

  private async create(tipo: 'verificar' | 'restablecer', usuario: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.repository.insertLink({
      tipo,
      usuario,
      huella: fingerprint(token),
      expira: new Date(this.clock.now().getTime() + VIDA[tipo]),
    });
    return token;
  }
}
