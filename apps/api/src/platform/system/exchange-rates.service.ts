import { Injectable } from '@nestjs/common';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { RetiroTasa, TasaConocida } from '@tuerca/contracts/platform/system/rates';
import { MAX_RATE_JUMP, rateDateRefusal } from '@tuerca/contracts/platform/system/rules';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import type { CurrentUser } from '../common/current-user';
import { pick } from '../common/pick';
import { Scheduler } from '../common/scheduler';
import { ConfigRepository } from './config.repository';
import type { ConfigDoc, StoredRate } from './config.schema';
import { ConfigStore } from './config-store.service';
import { ConfigWriter } from './config-writer.service';
import { DEMO_FUENTE } from './defaults';
import { doubtsAbout, isNoNews, isOutrun, isSameRate, rateAt, TYPED_FUENTE, withoutRate, withRate } from './rate-rules';
import { type ConfigChange, SystemService } from './system.service';

const EVERY_MS = 30_000;
const NAME = 'tasa_bcv';

/**
 * Changes of the rate: typed by an administrator or fetched. The BCV publishes in the afternoon the rate of the next banking
 * day, so one of a later day holds from its day on; readers judge that by the clock, the sweep only writes it down and
 * announces it.
 */
@Injectable()
export class ExchangeRatesService {
  constructor(
    private readonly system: SystemService,
    private readonly store: ConfigStore,
    private readonly repository: ConfigRepository,
    private readonly writer: ConfigWriter,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.add('Rate', EVERY_MS, () => this.sweep());
  }

  /** An administrator's rate. Throws ENTRADA_INVALIDA, and TASA_SALTO with both rates and what speaks against it unless `confirmar`. */
  async set(actor: CurrentUser, { confirmar, descripcion, motivo, ...change }: ConfigChange): Promise<ConfigDoc> {
    const now = this.clock.now();
    const valor = Number(this.system.review(NAME, change.valor));
    const rate = { valor, fechaValor: change.fechaValor ?? caracasDate(now), fuente: TYPED_FUENTE };
    assertDate(rate, now);
    const before = await this.entry();
    if (isOutrun(before, rate)) throw invalidDate(SYSTEM_MESSAGES.rateOutrun(before.fechaValor!));
    const doubts = confirmar ? [] : doubtsAbout(before, rate, now);
    if (doubts.length) throw jumpOf(before, rate, doubts);
    const set = { ...withRate(before, rate, now), ...(descripcion && { descripcion }) };
    return this.writer.write(before, set, { actor: actor.id, ...(motivo && { motivo }) });
  }

  /**
   * Lets one instance fetch the rate within `pause` milliseconds; where it cannot (`fetch` throws) whoever comes next does.
   * False when it is another one's turn.
   */
  async fetchInTurn(pause: number, fetch: () => Promise<unknown>): Promise<boolean> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + pause);
    if (!(await this.repository.claimFetch(NAME, now, until))) return false;
    try {
      await fetch();
      return true;
    } catch (error) {
      await this.repository.releaseFetch(NAME, until);
      throw error;
    }
  }

  /** Takes over a fetched rate; true when it is news. A jump over 15 % waits for an administrator and throws TASA_SALTO. */
  async setFetched(rate: StoredRate): Promise<boolean> {
    const now = this.clock.now();
    assertDate(rate, now);
    await this.repository.keepFetched(NAME, rate);
    const before = await this.entry();
    if (isNoNews(before, rate, now)) return false;
    try {
      // The demo's invented rate gives way to any real one.
      if (before.fuente !== DEMO_FUENTE) refuseJump(before, rate);
    } catch (error) {
      if (await this.repository.keepForReview(before, { ...rate, fecha: now })) this.store.announce();
      throw error;
    }
    await this.writer.write(before, withRate(before, rate, now), { actor: 'sistema' });
    return true;
  }

  /**
   * Withdraws a wrong rate, of now, of a later day or of before: the one before it is in force again. Done also where it already is;
   * throws NO_ENCONTRADO for one that is not known, ESTADO_CAMBIO when the rate changed meanwhile.
   */
  async withdraw(actor: CurrentUser, { motivo, ...name }: RetiroTasa): Promise<'vigente' | 'ninguna' | 'otra'> {
    const before = await this.entry();
    const was = isSameRate({ valor: Number(before.valor), fechaValor: before.fechaValor! }, name);
    const by = { fecha: this.clock.now(), motivo };
    const change = withoutRate(before, name, by, this.formerOf(before));
    if (!change && before.retiradas?.some((one) => isSameRate(one, name))) return 'otra';
    if (!change) throw new AppError('NO_ENCONTRADO', { message: SYSTEM_MESSAGES.unknownRate });
    const doc = await this.writer.write(before, change.set, { actor: actor.id, motivo }, change.rate);
    if (!was) return 'otra';
    return Number(doc.valor) > 0 ? 'vigente' : 'ninguna';
  }

  /** The rates that are known, the latest first, each where it stands. */
  async known(): Promise<Omit<TasaConocida, 'pedidos' | 'citas' | 'planes'>[]> {
    const doc = await this.entry();
    const { valor, fechaValor, fuente, proxima, retiradas = [] } = doc;
    const live = (rate: StoredRate, estado: TasaConocida['estado']) => ({
      ...pick(rate, ['valor', 'fechaValor', 'fuente']),
      estado,
      retirada: null,
    });
    return [
      ...(proxima ? [live(proxima, 'proxima')] : []),
      ...(Number(valor) > 0 && fechaValor
        ? [live({ valor: Number(valor), fechaValor, fuente: fuente ?? TYPED_FUENTE }, 'vigente')]
        : []),
      ...this.formerOf(doc).map((one) => live(one, 'anterior')),
      ...retiradas.map(({ fecha, motivo, ...one }) => ({
        ...live(one, 'retirada'),
        retirada: { fecha: fecha.toISOString(), motivo },
      })),
    ].sort((a, b) => (a.fechaValor < b.fechaValor ? 1 : a.fechaValor > b.fechaValor ? -1 : 0));
  }

  /** The rates before that may be in force again: an invented one only where the shop may stand on it. */
  private formerOf({ anteriores = [] }: ConfigDoc): StoredRate[] {
    return anteriores.filter(({ fuente }) => this.system.invents || fuente !== DEMO_FUENTE);
  }

  /** Writes down that the rate of a later day holds now; one instance does it. */
  async sweep(): Promise<void> {
    const stored = await this.repository.findOne(NAME);
    if (!stored?.proxima) return;
    const { valor, fechaValor, fuente, proxima, ultimaModificacion, anteriores } = rateAt(stored, this.clock.now());
    if (proxima) return;
    const set = { valor, fechaValor: fechaValor!, fuente: fuente!, proxima: null, ultimaModificacion, anteriores };
    await this.writer.write(stored, set, { actor: 'sistema' }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'ESTADO_CAMBIO')) throw error;
    });
  }

  /** The entry from the database; one whose day has come must not stand in the way of the next. */
  private async entry(): Promise<ConfigDoc> {
    await this.sweep();
    return this.store.entry(NAME);
  }
}

function assertDate({ fechaValor }: StoredRate, now: Date): void {
  const mensaje = rateDateRefusal(fechaValor, now);
  if (mensaje) throw invalidDate(mensaje);
}

const invalidDate = (mensaje: string) =>
  new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'fechaValor', mensaje }] });

function refuseJump(before: ConfigDoc, rate: StoredRate): void {
  const actual = Number(before.valor);
  if (actual <= 0 || Math.abs(rate.valor - actual) / actual <= MAX_RATE_JUMP) return;
  throw jumpOf(before, rate, [SYSTEM_MESSAGES.rateJumps]);
}

function jumpOf({ valor }: ConfigDoc, { valor: nueva }: StoredRate, motivos: string[]): AppError {
  const actual = Number(valor);
  return new AppError('TASA_SALTO', {
    message: `${motivos.join(' ')} ${SYSTEM_MESSAGES.confirmRate}`,
    data: { actual, nueva, variacion: Math.round(((nueva - actual) / actual) * 1000) / 10, motivos },
  });
}
