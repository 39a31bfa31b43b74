import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { SECOND } from '@tuerca/contracts/kernel/time';
import { Clock } from '../common/clock';
import { Environment } from '../config/environment';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}
export interface StoredMail extends Mail {
  id: number;
  /** UTC. */
  fecha: string;
}

const KEPT = 200;
/** Within these a server has to accept the connection, greet, and answer each step. */
const TIMEOUTS = { connectionTimeout: 8 * SECOND, greetingTimeout: 8 * SECOND, socketTimeout: 12 * SECOND };
/** After that long the attempt counts as failed, whatever the server still does. */
const LONGEST_ATTEMPT = 30 * SECOND;
/** A server that cannot be reached is left alone that long: what waits would only fail one by one. */
const LONGEST_REST = 15 * SECOND;
/** Error codes of nodemailer for a server that was not reached at all. */
const UNREACHED = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ECONNREFUSED']);

/** Sends mail by SMTP_URL; without it, keeps the last 200 in this process for the development inbox (/api/dev/correo). */
@Injectable()
export class MailService implements OnApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly transport?: Transporter;
  private readonly stored: StoredMail[] = [];
  private readonly domain: string;
  private readonly rest: number;
  private restsUntil = 0;
  private lastId = 0;

  constructor(
    private readonly env: Environment,
    private readonly clock: Clock,
  ) {
    this.domain = /@([^\s>@]+)>?\s*$/.exec(env.MAIL_FROM)?.[1] ?? 'tuerca.ve';
    this.rest = Math.min(env.BARRIDO_MS, LONGEST_REST);
    if (env.SMTP_URL) this.transport = createTransport({ url: env.SMTP_URL, ...TIMEOUTS }, { from: env.MAIL_FROM });
  }

  /** Whether mails stay here, readable, in place of being sent: never in a production that is no demo. */
  get hasInbox(): boolean {
    return !this.transport && (this.env.NODE_ENV !== 'production' || this.env.TUERCA_DEMO);
  }

  /**
   * One attempt; throws unless the server has taken the mail. `id` becomes the Message-ID: a mail whose acceptance was not
   * heard is sent again under the same one, and its receiver drops the second.
   */
  async deliver(mail: Mail, id: string): Promise<void> {
    if (!this.transport) return this.keep(mail);
    if (Date.now() < this.restsUntil) throw new Error('el servidor de correo no responde');
    const sending = this.transport.sendMail({ ...mail, messageId: `<${id}@${this.domain}>` });
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('el servidor de correo tarda demasiado')), LONGEST_ATTEMPT).unref();
    });
    try {
      await Promise.race([sending, tooLong]);
    } catch (error) {
      if (UNREACHED.has((error as { code?: string }).code ?? '')) this.restsUntil = Date.now() + this.rest;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The development inbox, newest first. */
  inbox(): StoredMail[] {
    return [...this.stored].reverse();
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  private keep(mail: Mail): void {
    if (!this.hasInbox) throw new Error('falta SMTP_URL');
    this.stored.push({ ...mail, id: ++this.lastId, fecha: this.clock.now().toISOString() });
    if (this.stored.length > KEPT) this.stored.shift();
    if (this.env.NODE_ENV === 'development') this.log.log(`Correo para ${mail.to}: ${mail.subject}`);
  }
}
