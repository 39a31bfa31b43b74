import { Injectable, type OnModuleInit } from '@nestjs/common';
import { entryOf } from '@tuerca/contracts/kernel/entry-of';
import { INVALID_VALUE } from '@tuerca/contracts/kernel/locale';
import { RATE_AWAITED } from '@tuerca/contracts/platform/system/messages';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import { isCompleteRecipient } from '@tuerca/contracts/platform/system/rules';
import type { ConfigEntry, OpenConfig, PublicConfig, Tasa } from '@tuerca/contracts/platform/system/schemas';
import { lastBankingDay } from '@tuerca/contracts/venezuela/banking-days';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import type { CurrentUser } from '../common/current-user';
import { Environment, refusesCommonPasswords } from '../config/environment';
import { type Reply, reply } from '../http/reply';
import { ConfigRepository } from './config.repository';
import type { ConfigDoc } from './config.schema';
import { ConfigStore } from './config-store.service';
import { ConfigWriter } from './config-writer.service';
import { DEFINITIONS, DEMO_FUENTE, NOT_INVENTED } from './defaults';
import { toDestinatario, toTasa } from './system.mapper';

const RATE = 'tasa_bcv';
/** Seconds after which it is worth asking a shop that is not open again. */
const CLOSED_RETRY = 60;

/** A change of one entry, before it is judged. */
export interface ConfigChange {
  valor: number | boolean | string;
  descripcion?: string;
  fechaValor?: string;
  confirmar?: boolean;
  /** Why, for the audit trail. */
  motivo?: string;
}

/** Reads and changes the platform's figures for the domains that calculate with them. */
@Injectable()
export class SystemService implements OnModuleInit {
  constructor(
    private readonly repository: ConfigRepository,
    private readonly store: ConfigStore,
    private readonly writer: ConfigWriter,
    private readonly clock: Clock,
    private readonly env: Environment,
  ) {}

  /** Whether this shop may stand on an invented rate. */
  get invents(): boolean {
    return this.env.NODE_ENV !== 'production' || this.env.TUERCA_DEMO;
  }

  /** Before the scheduled tasks begin, which is Nest's next hook: the first rate is written to an entry that exists. */
  async onModuleInit(): Promise<void> {
    const now = this.clock.now();
    await this.repository.seed(
      Object.entries(DEFINITIONS).map(([_id, { descripcion, categoria, valor: initial }]) => ({
        _id,
        descripcion,
        categoria,
        tipo: typeof initial as ConfigEntry['tipo'],
        valor: this.invents ? initial : (NOT_INVENTED[_id] ?? initial),
        ultimaModificacion: now,
        ...(_id === RATE && { fechaValor: lastBankingDay(now), fuente: this.invents ? DEMO_FUENTE : 'BCV' }),
      })),
    );
    this.store.announce();
    await this.renewDemoRate();
  }

  /** The demo's rate is dated by the calendar, so that a demo left alone does not warn of an old one. */
  async renewDemoRate(): Promise<void> {
    const doc = await this.repository.findOne(RATE);
    const fechaValor = lastBankingDay(this.clock.now());
    if (!this.invents || doc?.fuente !== DEMO_FUENTE || doc.fechaValor === fechaValor) return;
    await this.repository.replace(doc, { fechaValor });
    this.store.announce();
  }

  /** The rate, Bs. per dollar; throws TASA_NO_DISPONIBLE while nobody has set one. */
  async tasa(): Promise<Tasa> {
    const entry = (await this.store.entries()).get(RATE);
    return opened(toTasa(entry, this.clock.now()), isAwaited(entry));
  }

  /** The value of one entry, e.g. `valor<number>('iva')`; throws CONFIG_NO_ENCONTRADA. */
  async valor<T extends number | boolean | string>(name: string): Promise<T> {
    const doc = (await this.store.entries()).get(name);
    if (!doc) throw new AppError('CONFIG_NO_ENCONTRADA');
    return doc.valor as T;
  }

  /** Public configuration; without a rate while nobody has set one. */
  async public(): Promise<PublicConfig> {
    const entries = await this.store.entries();
    const number = (name: string) => Number(entries.get(name)?.valor ?? 0);
    return {
      tasa: toTasa(entries.get(RATE), this.clock.now()),
      tasaRetirada: isAwaited(entries.get(RATE)),
      iva: number('iva'),
      destinatario: toDestinatario((name) => String(entries.get(name)?.valor ?? '')),
      envio: {
        local: number('envio_local_usd'),
        nacionalBase: number('envio_nacional_base_usd'),
        nacionalKg: number('envio_nacional_kg_usd'),
      },
      registro: { claveMin: this.env.PASSWORD_MIN, rechazaComunes: refusesCommonPasswords(this.env) },
    };
  }

  /** Configuration on which prices are based; throws TASA_NO_DISPONIBLE while nobody has set a rate. */
  async open(): Promise<OpenConfig> {
    const config = await this.public();
    return { ...config, tasa: opened(config.tasa, config.tasaRetirada) };
  }

  /** Public configuration, as an answer that is cached until an entry changes. */
  async answerPublic(): Promise<Reply<PublicConfig>> {
    const [data, next] = await Promise.all([this.public(), this.store.nextSwitch()]);
    return reply(data, { cache: { tags: ['configuracion'], until: next?.getTime() } });
  }

  /** Configuration on which a purchase is based; throws NO_DISPONIBLE until an admin has set the recipient of payments. */
  async forSale(): Promise<OpenConfig> {
    const config = await this.open();
    if (!isCompleteRecipient(config.destinatario))
      throw new AppError('NO_DISPONIBLE', {
        message: 'Todavía no recibimos pagos. Tu carrito queda guardado; intenta más tarde.',
        retryAfter: 3600,
      });
    return config;
  }

  /**
   * Whether a rate was withdrawn, by the database and not by memory, which another instance may have outrun; if so, what is remembered
   * here is read anew. Whatever is paid for at a frozen rate asks this as the last thing before it is written.
   */
  async isWithdrawn(rate: NombreTasa): Promise<boolean> {
    if (!(await this.repository.isWithdrawn(RATE, rate))) return false;
    this.store.forget();
    return true;
  }

  /** The rate that was fetched and waits for an administrator, if there is one. */
  async rateToConfirm(): Promise<ConfigDoc['porConfirmar']> {
    return (await this.store.entries()).get(RATE)?.porConfirmar;
  }

  /** An admin changes an entry other than the rate; the change is audited. */
  async set(actor: CurrentUser, name: string, { valor, descripcion, motivo }: ConfigChange): Promise<ConfigDoc> {
    const before = await this.store.entry(name);
    const set = { valor: this.review(name, valor), ...(descripcion && { descripcion }) };
    return this.writer.write(before, set, { actor: actor.id, ...(motivo && { motivo }) });
  }

  /** A value as an entry takes it; throws ENTRADA_INVALIDA beside the field `valor`. */
  review(name: string, valor: unknown): ConfigDoc['valor'] {
    const reviewed = entryOf(DEFINITIONS, name)?.schema.safeParse(valor);
    if (reviewed?.success) return reviewed.data;
    const mensaje = reviewed?.error.issues[0]?.message ?? INVALID_VALUE;
    throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'valor', mensaje }] });
  }
}

/** Whether the shop had a rate, and waits for another one since that was withdrawn. */
const isAwaited = (entry: ConfigDoc | undefined): boolean => !(Number(entry?.valor) > 0) && !!entry?.retiradas?.length;

function opened(tasa: Tasa | null, isAwaitedAgain: boolean): Tasa {
  if (!tasa)
    throw new AppError('TASA_NO_DISPONIBLE', {
      retryAfter: CLOSED_RETRY,
      ...(isAwaitedAgain && { message: RATE_AWAITED }),
    });
  return tasa;
}
