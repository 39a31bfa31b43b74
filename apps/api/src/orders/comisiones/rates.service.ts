import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { DAY } from '@tuerca/contracts/kernel/time';
import type { CambioComisiones, Comisiones } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { UsersService } from '../../auth/users/users.service';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { Bus } from '../../platform/realtime/bus.service';
import { CommissionSourcesService } from '../../platform/system/commission-sources.service';
import { SystemService } from '../../platform/system/system.service';
import { ComisionTiendaCambio } from './comisiones.events';
import { toChange } from './rates.mapper';
import { RatesRepository } from './rates.repository';

/** Entries of the configuration by the fields of the contract. */
const ENTRIES = { tienda: 'comision_tienda', taller: 'comision_taller', dias: 'liquidacion_dias' } as const;
/** Longest age of the remembered exceptions in milliseconds: other instances without Redis cannot announce their writes. */
const TTL = 30_000;
const HISTORY = 50;

/** Commission of the platform on a sale: the general percentage, and that of stores with one of their own. */
@Injectable()
export class CommissionRatesService {
  private remembered?: { exceptions: Promise<Map<string, number>>; until: number };

  constructor(
    private readonly repository: RatesRepository,
    private readonly system: SystemService,
    private readonly users: UsersService,
    private readonly sources: CommissionSourcesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly events: EventEmitter2,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {
    this.bus.subscribe('comisiones', () => (this.remembered = undefined));
    this.bus.onRecovery(() => (this.remembered = undefined));
    this.bus.onUnheard(() => (this.remembered = undefined));
  }

  /** The percentage of a store's new sales: its own exception, else that of its plan, else the general one. */
  async percentOf(tiendaId: string): Promise<number> {
    return (
      (await this.exceptions()).get(tiendaId) ??
      (await this.sources.percentOf(tiendaId)) ??
      (await this.system.valor<number>(ENTRIES.tienda))
    );
  }

  /** The percentage of labour that is paid through the platform, the same for all workshops. */
  percentOfWorkshops(): Promise<number> {
    return this.system.valor<number>(ENTRIES.taller);
  }

  /** Days after the delivery from which a sale is ready for a payout, and the instant up to which deliveries are that now. */
  async hold(now: Date): Promise<{ days: number; deliveredAfter: Date }> {
    const days = await this.system.valor<number>(ENTRIES.dias);
    return { days, deliveredAfter: new Date(now.getTime() - days * DAY) };
  }

  async get(): Promise<Comisiones> {
    const docs = await this.repository.findAll();
    const objects = [
      ...Object.values(ENTRIES).map((entry) => `configuracion:${entry}`),
      ...docs.map(({ _id }) => objectOf(String(_id))),
    ];
    const [tienda, taller, dias, ...trails] = await Promise.all([
      this.system.valor<number>(ENTRIES.tienda),
      this.system.valor<number>(ENTRIES.taller),
      this.system.valor<number>(ENTRIES.dias),
      ...objects.map((objeto) => this.audit.about(objeto, HISTORY)),
    ]);
    const lines = trails
      .flat()
      .sort((a, b) => b.fecha.getTime() - a.fecha.getTime())
      .slice(0, HISTORY);
    const cards = await this.users.findCards([
      ...docs.map(({ _id }) => String(_id)),
      ...lines.map(({ actor }) => actor).filter((actor) => isObjectId(actor)),
    ]);
    const nameOf = (id: string) => cards.get(id)?.nombreVisible ?? '';
    return {
      tienda,
      taller,
      dias,
      excepciones: docs.map(({ _id, porcentaje, fecha }) => ({
        tienda: { _id: String(_id), nombre: nameOf(String(_id)) },
        porcentaje,
        fecha: fecha.toISOString(),
      })),
      historial: lines.map((line) => toChange(line, nameOf)),
    };
  }

  /** Changes what is named, each value by one conditional write and with its line in the audit trail; throws ESTADO_CAMBIO. */
  async set(admin: CurrentUser, { motivo, ...values }: CambioComisiones): Promise<Reply<Comisiones>> {
    for (const field of ['tienda', 'taller', 'dias'] as const) {
      const valor = values[field];
      if (valor !== undefined && valor !== (await this.system.valor<number>(ENTRIES[field])))
        await this.system.set(admin, ENTRIES[field], { valor, motivo });
    }
    return reply(await this.get(), { message: COMISION_MESSAGES.saved });
  }

  /** One store's own percentage; null goes back to the general one. Throws TIENDA_NO_ENCONTRADA. */
  async setOfStore(
    admin: CurrentUser,
    tiendaId: string,
    { porcentaje, motivo }: { porcentaje: number | null; motivo: string },
  ): Promise<Reply<Comisiones>> {
    const store = await this.users.findCard(tiendaId);
    if (store?.role !== 'store') throw new AppError('TIENDA_NO_ENCONTRADA');
    const fecha = this.clock.now();
    await this.transactions.run(async (tx) => {
      const before =
        porcentaje === null
          ? await this.repository.remove(tiendaId, tx)
          : await this.repository.set(tiendaId, porcentaje, fecha, tx);
      const line = { actor: admin.id, accion: 'comision.cambiar', objeto: objectOf(tiendaId), motivo } as const;
      const antes = before?.porcentaje ?? null;
      await this.audit.record({ ...line, antes: { valor: antes }, despues: { valor: porcentaje } }, tx);
      if (antes === porcentaje) return;
      const tienda = { id: tiendaId, nombre: store.nombreVisible };
      const by = { actor: admin.id, motivo };
      const event = new ComisionTiendaCambio(tienda, antes, porcentaje, by, fecha, tx);
      await emitInTurn(this.events, ComisionTiendaCambio.event, event);
    });
    this.bus.publish('comisiones', {});
    return reply(await this.get(), { message: COMISION_MESSAGES.saved });
  }

  private exceptions(): Promise<Map<string, number>> {
    const now = Date.now();
    if (!this.remembered || this.remembered.until < now) {
      const exceptions = this.repository
        .findAll()
        .then((docs) => new Map(docs.map(({ _id, porcentaje }) => [String(_id), porcentaje])));
      const remembered = { exceptions, until: now + TTL };
      this.remembered = remembered;
      // A failed read must not be remembered.
      exceptions.catch(() => this.remembered === remembered && (this.remembered = undefined));
    }
    return this.remembered.exceptions;
  }
}

const objectOf = (tiendaId: string) => `comision:${tiendaId}`;
/** 'sistema' and the like act without an account. */
const isObjectId = (actor: string) => /^[0-9a-f]{24}$/.test(actor);
