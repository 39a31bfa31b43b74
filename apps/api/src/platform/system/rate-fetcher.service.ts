import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { caracasDate, DATE_PATTERN } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import { Scheduler } from '../common/scheduler';
import { Environment } from '../config/environment';
import { ExchangeRatesService } from './exchange-rates.service';
import { SystemService } from './system.service';

const EVERY = 30 * 60_000;
/** Time for which no other instance fetches, in milliseconds: shorter than the pause, which is a little shorter or longer each time. */
const TURN = 25 * 60_000;
/** {valor|promedio, fecha|fechaValor|fechaActualizacion}: our own form and that of the public Venezuelan services. */
const Published = z
  .object({
    valor: z.number().positive().max(1e9).optional(),
    promedio: z.number().positive().max(1e9).optional(),
    fecha: z.string().optional(),
    fechaValor: z.string().optional(),
    fechaActualizacion: z.string().optional(),
  })
  .transform((tasa, ctx) => {
    const valor = tasa.valor ?? tasa.promedio;
    if (valor !== undefined) return { valor, fecha: tasa.fechaValor ?? tasa.fecha ?? tasa.fechaActualizacion };
    ctx.addIssue({ code: 'custom', message: 'valor o promedio' });
    return z.NEVER;
  });

/** Fetches the rate from TASA_URL every half hour, one instance for all; an implausible one is left for an admin to confirm. */
@Injectable()
export class RateFetcherService {
  private readonly log = new Logger('Rate');

  constructor(
    private readonly env: Environment,
    private readonly system: SystemService,
    private readonly rates: ExchangeRatesService,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.add(
      'Rate',
      EVERY,
      () => this.tick(),
      () => this.begin(),
    );
  }

  /** A shop without a rate is closed: its first one does not wait for half an hour. */
  private async begin(): Promise<void> {
    if (this.env.TASA_URL && !(await this.system.public()).tasa) await this.tick();
  }

  async tick(): Promise<void> {
    try {
      await (this.env.TASA_URL ? this.rates.fetchInTurn(TURN, () => this.fetchRate()) : this.system.renewDemoRate());
    } catch (error) {
      this.log.warn(
        `Tasa sin actualizar: ${error instanceof AppError ? error.code : error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** Asks TASA_URL once; true when it is news. Throws when the answer is unusable or jumps over 15 %. */
  async fetchRate(): Promise<boolean> {
    const res = await fetch(this.env.TASA_URL!, {
      signal: AbortSignal.timeout(10_000),
      headers: { accept: 'application/json' },
    });
    if (!res.ok) throw new Error(`HTTP ${res.status}`);
    const { valor, fecha } = Published.parse(await res.json());
    const day = DATE_PATTERN.test(fecha ?? '')
      ? fecha!
      : caracasDate(fecha && !Number.isNaN(Date.parse(fecha)) ? new Date(fecha) : this.clock.now());
    return this.rates.setFetched({ valor, fechaValor: day, fuente: `BCV (${new URL(this.env.TASA_URL!).hostname})` });
  }
}
