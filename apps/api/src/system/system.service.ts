import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { PublicConfig, ConfigEntry, Tasa } from '@tuerca/contracts/system/schemas';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { Environment } from '../platform/config/environment';
import { reply, type Reply } from '../platform/http/reply';
import { Bus } from '../platform/realtime/bus.service';
import { AuditService } from './audit.service';
import { ConfigRepository } from './config.repository';
import type { ConfigDoc } from './config.schema';
import { DEFINITIONS, DEMO_FUENTE, NOT_INVENTED, lastBankingDay } from './defaults';
import { toDestinatario, toConfigEntry, toTasa } from './system.mapper';

const TTL = 30_000;
/** A rate that moves more than this share needs a confirmation. */
const MAX_JUMP = 0.15;

interface ConfigChange {
  valor: number | boolean | string;
  descripcion?: string;
  fechaValor?: string;
  confirmar?: boolean;
  /** Why, for the audit trail. */
  motivo?: string;
}

/** The configuration: cached for 30 s at most, void everywhere as soon as somebody writes. */
@Injectable()
export class SystemService implements OnApplicationBootstrap {
  private cache?: { entries: Promise<Map<string, ConfigDoc>>; hasta: number };

  constructor(
    private readonly repository: ConfigRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly env: Environment,
    private readonly bus: Bus,
  ) {
    this.bus.subscribe('configuracion', () => (this.cache = undefined));
    this.bus.onRecovery(() => (this.cache = undefined));
  }

  private get invents(): boolean {
    return this.env.NODE_ENV !== 'production' || this.env.TUERCA_DEMO;
  }

  async onApplicationBootstrap(): Promise<void> {
    const now = this.clock.now();
    await this.repository.seed(
      Object.entries(DEFINITIONS).map(([_id, { descripcion, categoria, valor: initial }]) => ({
        _id,
        descripcion,
        categoria,
        tipo: typeof initial as ConfigEntry['tipo'],
        valor: this.invents ? initial : (NOT_INVENTED[_id] ?? initial),
        ultimaModificacion: now,
        ...(_id === 'tasa_bcv' && { fechaValor: lastBankingDay(now), fuente: this.invents ? DEMO_FUENTE : 'BCV' }),
      })),
    );
    this.cache = undefined;
    await this.renewDemoRate();
  }

  /** The demo's rate is dated by the calendar, so that a demo left alone does not warn of an old one. */
  async renewDemoRate(): Promise<void> {
    const doc = await this.repository.findOne('tasa_bcv');
    const fechaValor = lastBankingDay(this.clock.now());
    if (!this.invents || doc?.fuente !== DEMO_FUENTE || doc.fechaValor === fechaValor) return;
    await this.repository.replace('tasa_bcv', doc.valor, { fechaValor });
    this.bus.publish('configuracion', {});
  }

  /** The rate, Bs. per dollar; throws TASA_NO_DISPONIBLE while nobody has set one. */
  async tasa(): Promise<Tasa> {
    const tasa = toTasa((await this.entries()).get('tasa_bcv'), this.clock.now());
    if (!tasa) throw new AppError('TASA_NO_DISPONIBLE');
    return tasa;
  }

  /** The value of one entry, e.g. `valor<number>('iva')`; throws CONFIG_NO_ENCONTRADA. */
  async valor<T extends number | boolean | string>(name: string): Promise<T> {
    const doc = (await this.entries()).get(name);
    if (!doc) throw new AppError('CONFIG_NO_ENCONTRADA');
    return doc.valor as T;
  }

  /** What everybody may know. */
  async public(): Promise<PublicConfig> {
    const [tasa, entries] = await Promise.all([this.tasa(), this.entries()]);
    const number = (name: string) => Number(entries.get(name)?.valor ?? 0);
    return {
      tasa,
      iva: number('iva'),
      destinatario: toDestinatario((name) => String(entries.get(name)?.valor ?? '')),
      envio: {
        local: number('envio_local_usd'),
        nacionalBase: number('envio_nacional_base_usd'),
        nacionalKg: number('envio_nacional_kg_usd'),
      },
      registro: { claveMin: this.env.PASSWORD_MIN },
    };
  }

  /** What everybody may know, as an answer that is repeated until an entry changes. */
  async answerPublic(): Promise<Reply<PublicConfig>> {
    return reply(await this.public(), { cache: { tags: ['configuracion'] } });
  }

  /** What a purchase stands on; throws NO_DISPONIBLE until an admin has said who receives the payments. */
  async forSale(): Promise<PublicConfig> {
    const config = await this.public();
    const { titular, rif, telefono, cuenta } = config.destinatario;
    if (!titular || !rif || !(telefono || cuenta))
      throw new AppError('NO_DISPONIBLE', {
        message: 'Todavía no recibimos pagos. Tu carrito queda guardado; intenta más tarde.',
        retryAfter: 3600,
      });
    return config;
  }

  async list(categoria?: ConfigEntry['categoria']): Promise<ConfigEntry[]> {
    const order = Object.keys(DEFINITIONS);
    const docs = [...(await this.entries()).values()].filter((doc) => !categoria || doc.categoria === categoria);
    return docs.sort((a, b) => order.indexOf(a._id) - order.indexOf(b._id)).map(toConfigEntry);
  }

  async one(name: string): Promise<ConfigEntry> {
    return toConfigEntry(await this.entry(name));
  }

  /** An admin changes an entry; the change is audited. Throws TASA_SALTO with both rates unless `confirmar`. */
  async set(actor: CurrentUser, name: string, change: ConfigChange, ip?: string): Promise<ConfigEntry> {
    const before = await this.entry(name);
    const definition = DEFINITIONS[name];
    const reviewed = definition?.schema.safeParse(change.valor);
    if (!reviewed?.success) {
      const mensaje = reviewed?.error.issues[0]?.message ?? 'El valor no es válido';
      throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'valor', mensaje }] });
    }
    if (name === 'tasa_bcv') this.refuseJump(Number(before.valor), Number(reviewed.data), change.confirmar);
    const tasa = name === 'tasa_bcv' && {
      fechaValor: change.fechaValor ?? caracasDate(this.clock.now()),
      fuente: 'BCV',
    };
    return this.write(
      before,
      { valor: reviewed.data, ...(change.descripcion && { descripcion: change.descripcion }), ...tasa },
      { actor: actor.id, ip, ...(change.motivo && { motivo: change.motivo }) },
    );
  }

  /** Takes over a fetched rate; a jump over 15 % is refused with TASA_SALTO and waits for an admin. */
  async setFetchedRate({ valor, fechaValor }: { valor: number; fechaValor: string }, fuente: string): Promise<boolean> {
    const before = await this.entry('tasa_bcv');
    if (before.valor === valor && before.fechaValor === fechaValor) return false;
    // The demo's invented rate gives way to any real one.
    this.refuseJump(Number(before.valor), valor, before.fuente === DEMO_FUENTE);
    await this.write(before, { valor, fechaValor, fuente }, { actor: 'sistema' });
    return true;
  }

  private refuseJump(actual: number, nueva: number, confirmed = false): void {
    if (confirmed || actual <= 0 || Math.abs(nueva - actual) / actual <= MAX_JUMP) return;
    throw new AppError('TASA_SALTO', {
      data: { actual, nueva, variacion: Math.round(((nueva - actual) / actual) * 1000) / 10 },
    });
  }

  private async write(
    before: ConfigDoc,
    set: Partial<ConfigDoc>,
    by: { actor: string; ip?: string; motivo?: string },
  ): Promise<ConfigEntry> {
    const doc = await this.repository.replace(before._id, before.valor, {
      ...set,
      ultimaModificacion: this.clock.now(),
    });
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    this.bus.publish('configuracion', {});
    const audited = ({ valor, fechaValor, fuente, descripcion }: ConfigDoc) => ({
      valor,
      descripcion,
      ...(fechaValor && { fechaValor, fuente }),
    });
    await this.audit.record({
      ...by,
      accion: 'configuracion.cambiar',
      objeto: `configuracion:${before._id}`,
      antes: audited(before),
      despues: audited(doc),
    });
    return toConfigEntry(doc);
  }

  private async entry(name: string): Promise<ConfigDoc> {
    const doc = Object.hasOwn(DEFINITIONS, name) ? await this.repository.findOne(name) : null;
    if (!doc) throw new AppError('CONFIG_NO_ENCONTRADA');
    return doc;
  }

  private entries(): Promise<Map<string, ConfigDoc>> {
    const now = Date.now();
    if (!this.cache || this.cache.hasta < now) {
      const entries = this.repository.findAll().then((docs) => new Map(docs.map((doc) => [doc._id, doc])));
      const cache = { entries, hasta: now + TTL };
      this.cache = cache;
      // A failed read must not be remembered.
      entries.catch(() => this.cache === cache && (this.cache = undefined));
    }
    return this.cache.entries;
  }
}
