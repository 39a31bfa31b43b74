import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { capitalCode } from '@tuerca/contracts/kernel/names';
import { DAY } from '@tuerca/contracts/kernel/time';
import type { comisionesAdmin } from '@tuerca/contracts/orders/comisiones/admin-endpoints';
import type { LiquidacionAdmin, SaldoTienda } from '@tuerca/contracts/orders/comisiones/admin-schemas';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import type { Asiento, Liquidacion } from '@tuerca/contracts/orders/comisiones/schemas';
import type { AuditAction } from '@tuerca/contracts/platform/audit/actions';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { UsersService } from '../../auth/users/users.service';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { OrderQueuesService } from '../orders/order-queues.service';
import { AsientosRepository, type Earnings } from './asientos.repository';
import { LiquidacionPagada } from './comisiones.events';
import { owedOf, toLiquidacion, toLiquidacionAdmin } from './comisiones.mapper';
import { payoutEntry } from './entries';
import { IncomeService } from './income.service';
import type { LiquidacionDoc } from './liquidacion.schema';
import { LiquidacionesRepository } from './liquidaciones.repository';
import { CommissionRatesService } from './rates.service';

interface PageOf {
  page: number;
  limit: number;
}

/** Payouts to stores and workshops: closed with what is ready, then paid; each is one transaction. */
@Injectable()
export class PayoutsService {
  constructor(
    private readonly entries: AsientosRepository,
    private readonly payouts: LiquidacionesRepository,
    private readonly income: IncomeService,
    private readonly rates: CommissionRatesService,
    private readonly queues: OrderQueuesService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly events: EventEmitter2,
  ) {}

  /** The payouts of a business, newest first. */
  async ofStore({ id }: CurrentUser, page: PageOf): Promise<Reply<Liquidacion[]>> {
    const { docs, total } = await this.payouts.findPage({ tiendaId: id, ...page });
    return replyPage(docs.map(toLiquidacion), total, page);
  }

  /** One payout of a store with a page of its entries; throws LIQUIDACION_NO_ENCONTRADA. */
  async own({ id: tiendaId }: CurrentUser, id: string, page: PageOf) {
    const doc = await this.existing(id, { tiendaId });
    return this.withEntries(doc, toLiquidacion(doc), page);
  }

  /** Payouts of all stores, newest first. */
  async list(query: Parsed<typeof comisionesAdmin.list>['query']): Promise<Reply<LiquidacionAdmin[]>> {
    const { docs, total } = await this.payouts.findPage(query);
    return replyPage(docs.map(toLiquidacionAdmin), total, query);
  }

  async get(id: string, page: PageOf) {
    const doc = await this.existing(id);
    return this.withEntries(doc, toLiquidacionAdmin(doc), page);
  }

  /** The balance of each store and workshop that has ever earned, the largest amount first. */
  async balances(page: PageOf): Promise<Reply<SaldoTienda[]>> {
    const [open, paid] = await Promise.all([this.entries.sumOpen(), this.payouts.sums()]);
    const owed = (id: string) => (open.get(id)?.bs ?? 0) + (paid.get(id)?.pendiente.bs ?? 0);
    const all = [...new Set([...open.keys(), ...paid.keys()])].sort((a, b) => owed(b) - owed(a) || (a < b ? -1 : 1));
    const ids = all.slice((page.page - 1) * page.limit, page.page * page.limit);
    const cards = await this.users.findCards(ids);
    const none = { bs: 0, usd: 0 };
    const rows: SaldoTienda[] = [];
    for (const _id of ids)
      rows.push({
        tienda: {
          _id,
          nombre: cards.get(_id)?.nombreVisible ?? '',
          tipo: cards.get(_id)?.role === 'workshop' ? 'taller' : 'tienda',
        },
        ...(await this.income.balance(_id, open.get(_id) ?? none, paid.get(_id) ?? { pendiente: none, pagada: none })),
      });
    return replyPage(rows, all.length, page);
  }

  /** Céntimos of Bs. that the platform kept of sales, and bore of payments that came short, in each month ('2026-11'). */
  earningsOf(meses: readonly string[]): Promise<Map<string, Earnings>> {
    return this.entries.sumEarnings(meses);
  }

  /** Number of closed payouts that wait to be paid, and the closing of the oldest one. */
  waiting(): Promise<{ total: number; oldest: Date | null }> {
    return this.payouts.countUnpaid();
  }

  /** Whether money of a store waits: entries that no payout has taken in, or a payout that is not paid. Céntimos of Bs. */
  async isOwed(tiendaId: string, except: readonly string[] = []): Promise<boolean> {
    const [open, aside, paid] = await Promise.all([
      this.entries.sumOpen({ tiendaId }),
      except.length ? this.entries.sumOpen({ tiendaId, pedidoIds: except }) : undefined,
      this.payouts.sums(tiendaId),
    ]);
    const owed = (open.get(tiendaId)?.bs ?? 0) - (aside?.get(tiendaId)?.bs ?? 0);
    return owed !== 0 || (paid.get(tiendaId)?.pendiente.bs ?? 0) !== 0;
  }

  /**
   * Closes what is ready of a store: entries on sales up to the end of `hasta` whose orders were delivered long enough ago, or
   * cancelled, and labour whose price can be corrected no longer. Throws LIQUIDACION_SIN_SALDO when there are none, or they come to nothing; they wait for the next payout then.
   */
  async close(
    admin: CurrentUser,
    { tiendaId, hasta }: { tiendaId: string; hasta?: string },
  ): Promise<Reply<LiquidacionAdmin>> {
    const card = await this.users.findCard(tiendaId);
    if (card?.role !== 'store' && card?.role !== 'workshop') throw new AppError('TIENDA_NO_ENCONTRADA');
    const now = this.clock.now();
    const end = hasta ? new Date(caracasInstant(hasta).getTime() + DAY) : now;
    const doc = await this.closeAt(
      { tiendaId, tienda: card.nombreVisible, deTaller: card.role === 'workshop' },
      { at: now, before: end, por: admin.id },
      (closed, tx) => this.record(admin, 'liquidacion.cerrar', closed, tx),
    );
    if (!doc) throw new AppError('LIQUIDACION_SIN_SALDO');
    return reply(toLiquidacionAdmin(doc), { message: COMISION_MESSAGES.closed });
  }

  /** Closes as of an instant what was sold before another one, with what `also` writes; null when nothing is ready. */
  async closeAt(
    { tiendaId, tienda, deTaller = false }: { tiendaId: string; tienda: string; deTaller?: boolean },
    { at, before, por }: { at: Date; before: Date; por: string },
    also?: (doc: LiquidacionDoc, tx: Tx) => Promise<void>,
  ): Promise<LiquidacionDoc | null> {
    const { deliveredAfter } = await this.rates.hold(at);
    const hasta = before < at ? before : at;
    const nothing = new AppError('LIQUIDACION_SIN_SALDO');
    return this.transactions
      .run(async (tx) => {
        // One snapshot: an order that is paid meanwhile is neither among those held nor among the entries.
        const held = await this.queues.unsettledOf(tiendaId, deliveredAfter, tx);
        const id = this.payouts.newId();
        if (!(await this.entries.take(tiendaId, id, { at, before: hasta, held }, tx))) throw nothing;
        const { desde, ...sums } = await this.entries.sumPayout(tiendaId, id, tx);
        const { bs: total, usd: totalUSD } = owedOf(sums);
        if (total <= 0) throw nothing;
        const numero = (await this.payouts.lastNumber(tiendaId, tx)) + 1;
        const doc = await this.payouts.insert(
          {
            id,
            tiendaId,
            tienda,
            ...(deTaller && { deTaller }),
            numero,
            estado: 'pendiente',
            fecha: at,
            desde,
            hasta,
            ...sums,
            total,
            totalUSD,
            cerradaPor: por,
            referencia: null,
            nota: null,
            fechaPago: null,
            pagadaPor: null,
          },
          tx,
        );
        await also?.(doc, tx);
        return doc;
      })
      .catch((error: unknown) => {
        if (error === nothing) return null;
        throw error;
      });
  }

  /** Marks a payout as paid, once; the same reference again answers the same, another one throws LIQUIDACION_PAGADA. */
  async pay(
    admin: CurrentUser,
    id: string,
    { referencia, nota }: { referencia: string; nota: string | null },
  ): Promise<Reply<LiquidacionAdmin>> {
    await this.existing(id);
    const payment = { referencia, nota: nota ?? null, at: this.clock.now(), por: admin.id };
    const paid = await this.payAt(id, payment, async (doc, tx) => {
      await emitInTurn(this.events, LiquidacionPagada.event, new LiquidacionPagada(doc, tx));
      await this.record(admin, 'liquidacion.pagar', doc, tx);
    });
    const doc = paid ?? (await this.existing(id));
    if (doc.referencia === null || capitalCode(doc.referencia) !== referencia) throw new AppError('LIQUIDACION_PAGADA');
    return reply(toLiquidacionAdmin(doc), { message: COMISION_MESSAGES.paid });
  }

  /** Pays as of an instant, with the entry that takes it off what is owed and what `also` writes; null when it is paid already. */
  payAt(
    id: string,
    { referencia, nota, at, por }: { referencia: string; nota: string | null; at: Date; por: string },
    also?: (doc: LiquidacionDoc, tx: Tx) => Promise<void>,
  ): Promise<LiquidacionDoc | null> {
    return this.transactions.run(async (tx) => {
      const doc = await this.payouts.pay(id, { referencia, nota, fechaPago: at, pagadaPor: por }, tx);
      if (!doc) return null;
      await this.entries.insert([payoutEntry(doc, at)], tx);
      await also?.(doc, tx);
      return doc;
    });
  }

  private async withEntries<L extends Liquidacion>(
    doc: LiquidacionDoc,
    liquidacion: L,
    page: PageOf,
  ): Promise<Reply<{ liquidacion: L; asientos: Asiento[] }>> {
    const { asientos, total } = await this.income.page(String(doc.tiendaId), { liquidacionId: String(doc._id) }, page);
    const meta = replyPage([], total, page).extra.meta;
    return reply({ liquidacion, asientos }, { meta });
  }

  private async existing(
    id: string,
    owner: { tiendaId: string } | Record<string, never> = {},
  ): Promise<LiquidacionDoc> {
    const doc = await this.payouts.findOne(id, owner);
    if (!doc) throw new AppError('LIQUIDACION_NO_ENCONTRADA');
    return doc;
  }

  private record(admin: CurrentUser, accion: AuditAction, doc: LiquidacionDoc, tx: Tx): Promise<void> {
    const { tiendaId, numero, estado, total, referencia } = doc;
    const line = { actor: admin.id, accion, objeto: `liquidacion:${String(doc._id)}` };
    const antes = accion === 'liquidacion.pagar' ? { estado: 'pendiente' } : null;
    const despues = { tienda: String(tiendaId), numero, estado, total, referencia };
    return this.audit.record({ ...line, antes, despues }, tx);
  }
}
