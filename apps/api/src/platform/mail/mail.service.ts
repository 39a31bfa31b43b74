import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Clock } from '../common/clock';
import { Environment } from '../config/environment';

export interface Correo {
  to: string;
  subject: string;
  text: string;
  html?: string;
}
export interface CorreoGuardado extends Correo {
  id: number;
  /** UTC. */
  fecha: string;
}

const GUARDADOS = 200;
const EN_COLA = 500;
/** Waits before the second, third … attempt, in milliseconds. */
const ESPERAS = [5_000, 30_000, 120_000, 600_000];

/** Sends mail by SMTP_URL; without it, keeps the last 200 in this process for the development inbox (/api/dev/correo). */
@Injectable()
export class MailService implements OnApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly transporte?: Transporter;
  private readonly bandeja: CorreoGuardado[] = [];
  private readonly pendientes = new Set<NodeJS.Timeout>();
  private ultimo = 0;

  constructor(
    private readonly env: Environment,
    private readonly clock: Clock,
  ) {
    if (env.SMTP_URL) this.transporte = createTransport(env.SMTP_URL, { from: env.MAIL_FROM });
  }

  /** Whether mails stay here, readable, in place of being sent: never in a production that is no demo. */
  get hasInbox(): boolean {
    return !this.transporte && (this.env.NODE_ENV !== 'production' || this.env.TUERCA_DEMO);
  }

  /** Hands a mail over and returns at once; failures are retried and logged, and never reach the use case. */
  send(correo: Correo): void {
    if (this.transporte) return void this.attempt(correo, 0);
    if (!this.hasInbox) return this.log.error('Correo sin enviar: falta SMTP_URL');
    this.bandeja.push({ ...correo, id: ++this.ultimo, fecha: this.clock.now().toISOString() });
    if (this.bandeja.length > GUARDADOS) this.bandeja.shift();
    if (this.env.NODE_ENV === 'development') this.log.log(`Correo para ${correo.to}: ${correo.subject}`);
  }

  /** The development inbox, newest first. */
  inbox(): CorreoGuardado[] {
    return [...this.bandeja].reverse();
  }

  onApplicationShutdown(): void {
    for (const espera of this.pendientes) clearTimeout(espera);
    this.transporte?.close();
  }

  private async attempt(correo: Correo, intento: number): Promise<void> {
    try {
      await this.transporte!.sendMail(correo);
    } catch (error) {
      const espera = ESPERAS[intento];
      // The address stays out of the log: it is personal data.
      this.log.warn(
        `Correo «${correo.subject}» no salió (intento ${intento + 1}): ${error instanceof Error ? error.message : String(error)}`,
      );
      if (espera === undefined || this.pendientes.size >= EN_COLA)
        return this.log.error(`Correo «${correo.subject}» descartado`);
      const temporizador = setTimeout(() => {
        this.pendientes.delete(temporizador);
        void this.attempt(correo, intento + 1);
      }, espera).unref();
      this.pendientes.add(temporizador);
    }
  }
}
