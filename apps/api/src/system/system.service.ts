import { lastBankingDay } from '@tuerca/contracts/venezuela/banking-days';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { entryOf } from '@tuerca/contracts/kernel/entry-of';
import { isCompleteRecipient, MAX_RATE_JUMP } from '@tuerca/contracts/system/rules';
import type { PublicConfig, ConfigEntry, Tasa } from '@tuerca/contracts/system/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AuditService } from '../audit/audit.service';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { Environment } from '../platform/config/environment';
import { Transactions } from '../platform/database/transactions';
import { reply, type Reply } from '../platform/http/reply';
import { ConfigRepository } from './config.repository';
import type { ConfigDoc } from './config.schema';
import { ConfigStore } from './config-store.service';
import { DEFINITIONS, DEMO_FUENTE, NOT_INVENTED } from './defaults';
import { ConfiguracionCambio } from './system.events';
import { toDestinatario, toTasa } from './system.mapper';

/** A change of one entry, before it is judged. */
export interface ConfigChange {
  valor: number | boolean | string;
  descripcion?: string;
  fechaValor?: string;
  confirmar?: boolean;
  /** Why, for the audit trail. */
  motivo?: string;
}

/** What the platform's figures are, for whoever counts with them, and how they change. */
@Injectable()
export class SystemService implements OnApplicationBootstrap {
  constructor(
    private readonly repository: ConfigRepository,
    private readonly store: ConfigStore,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
    private readonly env: Environment,
  ) {}

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
    this.store.announce();
    await this.renewDemoRate();
  }

  /** The demo's rate is dated by the calendar, so that a demo left alone does not warn of an old one. */
  async renewDemoRate(): Promise<void> {
    const doc = await this.repository.findOne('tasa_bcv');
    const fechaValor = lastBankingDay(this.clock.now());
    if (!this.invents || doc?.fuente !== DEMO_FUENTE || doc.fechaValor === fechaValor) return;
    await this.repository.replace('tasa_bcv', doc.valor, { fechaValor });
    this.store.announce();
  }

  /** The rate, Bs. per dollar; throws TASA_NO_DISPONIBLE while nobody has set one. */
  async tasa(): Promise<Tasa> {
    const tasa = toTasa((await this.store.entries()).get('tasa_bcv'), this.clock.now());
    if (!tasa) throw new AppError('TASA_NO_DISPONIBLE');
    return tasa;
  }

  /** The value of one entry, e.g. `valor<number>('iva')`; throws CONFIG_NO_ENCONTRADA. */
  async valor<T extends number | boolean | string>(name: string): Promise<T> {
    const doc = (await this.store.entries()).get(name);
    if (!doc) throw new AppError('CONFIG_NO_ENCONTRADA');
    return doc.valor as T;
  }

  /** What everybody may know. */
  async public(): Promise<PublicConfig> {
    const [tasa, entries] = await Promise.all([this.tasa(), this.store.entries()]);
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
    const [data, change] = await Promise.all([this.public(), this.store.pendingChange()]);
    return reply(data, { cache: { tags: ['configuracion'], until: change?.vigenteDesde.getTime() } });
  }

  /** What a purchase stands on; throws NO_DISPONIBLE until an admin has said who receives the payments. */
  async forSale(): Promise<PublicConfig> {
    const config = await this.public();
    if (!isCompleteRecipient(config.destinatario))
      throw new AppError('NO_DISPONIBLE', {
        message: 'Todavía no recibimos pagos. Tu carrito queda guardado; intenta más tarde.',
        retryAfter: 3600,
      });
    return config;
  }

  /** An admin changes an entry; the change is audited. Throws TASA_SALTO with both rates unless `confirmar`. */
  async set(actor: CurrentUser, name: string, change: ConfigChange): Promise<ConfigDoc> {
    const before = await this.store.entry(name);
    const valor = this.review(name, change.valor);
    if (name === 'tasa_bcv') this.refuseJump(Number(before.valor), Number(valor), change.confirmar);
    const tasa = name === 'tasa_bcv' && {
      fechaValor: change.fechaValor ?? caracasDate(this.clock.now()),
      fuente: 'BCV',
    };
    return this.write(
      before,
      { valor, ...(change.descripcion && { descripcion: change.descripcion }), ...tasa },
      { actor: actor.id, ...(change.motivo && { motivo: change.motivo }) },
    );
  }

  /** A value as an entry takes it; throws ENTRADA_INVALIDA beside the field `valor`. */
  review(name: string, valor: unknown): ConfigDoc['valor'] {
    const reviewed = entryOf(DEFINITIONS, name)?.schema.safeParse(valor);
    if (reviewed?.success) return reviewed.data;
    const mensaje = reviewed?.error.issues[0]?.message ?? 'El valor no es válido';
    throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'valor', mensaje }] });
  }

  /** Takes over a fetched rate; a jump over 15 % is refused with TASA_SALTO and waits for an admin. */
  async setFetchedRate({ valor, fechaValor }: { valor: number; fechaValor: string }, fuente: string): Promise<boolean> {
    const before = await this.store.entry('tasa_bcv');
    if (before.valor === valor && before.fechaValor === fechaValor) return false;
    // The demo's invented rate gives way to any real one.
    this.refuseJump(Number(before.valor), valor, before.fuente === DEMO_FUENTE);
    await this.write(before, { valor, fechaValor, fuente }, { actor: 'sistema' });
    return true;
  }

  private refuseJump(actual: number, nueva: number, confirmed = false): void {
    if (confirmed || actual <= 0 || Math.abs(nueva - actual) / actual <= MAX_RATE_JUMP) return;
    throw new AppError('TASA_SALTO', {
      data: { actual, nueva, variacion: Math.round(((nueva - actual) / actual) * 1000) / 10 },
    });
  }

  /** The new value, the line of the log and what is told of it: one transaction. Throws ESTADO_CAMBIO when it moved on. */
  private async write(
    before: ConfigDoc,
    set: Partial<ConfigDoc>,
    by: { actor: string; motivo?: string },
  ): Promise<ConfigDoc> {
    const fecha = this.clock.now();
    return this.transactions.run(async (tx) => {
      const doc = await this.repository.replace(before._id, before.valor, { ...set, ultimaModificacion: fecha }, tx);
      if (!doc) throw new AppError('ESTADO_CAMBIO');
      await this.audit.record(
        {
          ...by,
          accion: 'configuracion.cambiar',
          objeto: `configuracion:${before._id}`,
          antes: toAudited(before),
          despues: toAudited(doc),
        },
        tx,
      );
      const { etiqueta, categoria, unidad = null, sensible } = DEFINITIONS[doc._id]!;
      if (sensible && by.actor !== 'sistema') {
        const entry = { name: doc._id, etiqueta, categoria, unidad };
        const event = new ConfiguracionCambio(entry, before.valor, doc.valor, by, fecha, tx);
        await this.events.emitAsync(ConfiguracionCambio.event, event);
      }
      this.store.announce(tx);
      return doc;
    });
  }
}

const toAudited = ({ valor, fechaValor, fuente, descripcion }: ConfigDoc) => ({
  valor,
  descripcion,
  ...(fechaValor && { fechaValor, fuente }),
});
