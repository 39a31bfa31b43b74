import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
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
const MAX_QUEUED = 500;
/** Waits before the second, third … attempt, in milliseconds. */
const DELAYS = [5_000, 30_000, 120_000, 600_000];

/** Sends mail by SMTP_URL; without it, keeps the last 200 in this process for the development inbox (/api/dev/correo). */
@Injectable()
export class MailService implements OnApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly transport?: Transporter;
  private readonly stored: StoredMail[] = [];
  private readonly pending = new Set<NodeJS.Timeout>();
  private lastId = 0;

  constructor(
    private readonly env: Environment,
    private readonly clock: Clock,
  ) {
    if (env.SMTP_URL) this.transport = createTransport(env.SMTP_URL, { from: env.MAIL_FROM });
  }

  /** Whether mails stay here, readable, in place of being sent: never in a production that is no demo. */
  get hasInbox(): boolean {
    return !this.transport && (this.env.NODE_ENV !== 'production' || this.env.TUERCA_DEMO);
  }

  /** Hands a mail over and returns at once; failures are retried and logged, and never reach the use case. */
  send(mail: Mail): void {
    if (this.transport) return void this.attempt(mail, 0);
    if (!this.hasInbox) return this.log.error('Correo sin enviar: falta SMTP_URL');
    this.stored.push({ ...mail, id: ++this.lastId, fecha: this.clock.now().toISOString() });
    if (this.stored.length > KEPT) this.stored.shift();
    if (this.env.NODE_ENV === 'development') this.log.log(`Correo para ${mail.to}: ${mail.subject}`);
  }

  /** The development inbox, newest first. */
  inbox(): StoredMail[] {
    return [...this.stored].reverse();
  }

  onApplicationShutdown(): void {
    for (const delay of this.pending) clearTimeout(delay);
    this.transport?.close();
  }

  private async attempt(mail: Mail, attempt: number): Promise<void> {
    try {
      await this.transport!.sendMail(mail);
    } catch (error) {
      const delay = DELAYS[attempt];
      // The address stays out of the log: it is personal data.
      this.log.warn(
        `Correo «${mail.subject}» no salió (intento ${attempt + 1}): ${error instanceof Error ? error.message : String(error)}`,
      );
      if (delay === undefined || this.pending.size >= MAX_QUEUED)
        return this.log.error(`Correo «${mail.subject}» descartado`);
      const timer = setTimeout(() => {
        this.pending.delete(timer);
        void this.attempt(mail, attempt + 1);
      }, delay).unref();
      this.pending.add(timer);
    }
  }
}
