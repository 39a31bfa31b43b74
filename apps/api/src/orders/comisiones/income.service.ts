import { Injectable } from '@nestjs/common';
import { INCOME_MONTHS } from '@tuerca/contracts/orders/comisiones/rules';
import type { Asiento, Ingresos, Saldo } from '@tuerca/contracts/orders/comisiones/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, replyPage } from '../../platform/http/reply';
import { OrderFilesService } from '../orders/order-files.service';
import { OrderQueuesService } from '../orders/order-queues.service';
import type { AsientoDoc } from './asiento.schema';
import { AsientosRepository, type EntriesOf } from './asientos.repository';
import { less, NO_SUMS, toAsiento, toCifrasComision, toImporte } from './comisiones.mapper';
import type { DescribedEntry } from './entry-columns';
import { LabourEntriesService } from './labour-entries.service';
import type { LiquidacionAmount } from './liquidacion.schema';
import { LiquidacionesRepository, type PaidSums } from './liquidaciones.repository';
import { CommissionRatesService } from './rates.service';

interface PageOf {
  page: number;
  limit: number;
}

/** The last months by the calendar of Caracas, oldest first: '2026-11'. */
function lastMonths(now: Date, count: number): string[] {
  const [year, month] = caracasDate(now).split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, 7),
  );
}

/** Each id that these entries name once. */
const idsOf = (docs: readonly AsientoDoc[], pick: (doc: AsientoDoc) => unknown): string[] => [
  ...new Set(docs.flatMap((doc) => (pick(doc) ? [String(pick(doc))] : []))),
];

/** The income of a store or workshop, and what it is owed. */
@Injectable()
export class IncomeService {
  constructor(
    private readonly entries: AsientosRepository,
    private readonly payouts: LiquidacionesRepository,
    private readonly queues: OrderQueuesService,
    private readonly orders: OrderFilesService,
    private readonly labour: LabourEntriesService,
    private readonly rates: CommissionRatesService,
    private readonly clock: Clock,
  ) {}

  async of({ id, role }: CurrentUser): Promise<Ingresos> {
    const now = this.clock.now();
    const meses = lastMonths(now, INCOME_MONTHS);
    const [porcentaje, { days }, saldo, sums] = await Promise.all([
      role === 'workshop' ? this.rates.percentOfWorkshops() : this.rates.percentOf(id),
      this.rates.hold(now),
      this.balance(id),
      this.entries.sumMonths(id, meses),
    ]);
    return {
      comision: { porcentaje, dias: days },
      saldo,
      meses: meses.map((mes) => ({ mes, ...toCifrasComision(sums.get(mes) ?? NO_SUMS) })),
    };
  }

  /** Amounts owed to a store by how far they are on their way; `open` and `paid` when they have been read before. */
  async balance(tiendaId: string, open?: LiquidacionAmount, paid?: PaidSums): Promise<Saldo> {
    const { deliveredAfter } = await this.rates.hold(this.clock.now());
    const waiting = await this.queues.unsettledOf(tiendaId, deliveredAfter);
    const [all, held, sums] = await Promise.all([
      open ?? this.entries.sumOpen({ tiendaId }).then((rows) => rows.get(tiendaId)),
      this.entries.sumOpen({ tiendaId, pedidoIds: waiting }).then((rows) => rows.get(tiendaId)),
      paid ?? this.payouts.sums(tiendaId).then((rows) => rows.get(tiendaId)),
    ]);
    return {
      porLiquidar: toImporte(less(all, held)),
      retenido: toImporte(held),
      porPagar: toImporte(sums?.pendiente),
      pagado: toImporte(sums?.pagada),
    };
  }

  /** The entries of a month, newest first. */
  async month({ id }: CurrentUser, mes: string, page: PageOf): Promise<Reply<Asiento[]>> {
    const { asientos, total } = await this.page(id, { mes }, page);
    return replyPage(asientos, total, page);
  }

  /** A page of a store's entries, each with its payout and whether its order waits. */
  async page(tiendaId: string, of: EntriesOf, page: PageOf): Promise<{ asientos: Asiento[]; total: number }> {
    const { docs, total } = await this.entries.findPage(tiendaId, of, page);
    return { asientos: await this.describe(docs), total };
  }

  /** The entries of an order, oldest first. */
  async ofOrder(pedidoId: string): Promise<Asiento[]> {
    return this.describe(await this.entries.findAllOfOrder(pedidoId));
  }

  /** All entries of a business's month or payout with who bought what, or whose labour it was, oldest first, a batch at a time. */
  async *stream(tiendaId: string, of: EntriesOf): AsyncGenerator<DescribedEntry> {
    let batch: AsientoDoc[] = [];
    for await (const doc of this.entries.stream(tiendaId, of)) {
      batch.push(doc);
      if (batch.length === BATCH) {
        yield* await this.withBuyers(batch);
        batch = [];
      }
    }
    yield* await this.withBuyers(batch);
  }

  private async withBuyers(docs: readonly AsientoDoc[]): Promise<DescribedEntry[]> {
    const [entries, sold, clients] = await Promise.all([
      this.describe(docs),
      this.orders.describe(idsOf(docs, ({ pedidoId }) => pedidoId)),
      this.labour.clientsOf(idsOf(docs, ({ citaId }) => citaId)),
    ]);
    return entries.map((entry) => ({
      ...entry,
      ...(entry.pedido && sold.get(entry.pedido._id)),
      ...(entry.cita && { cliente: clients.get(entry.cita._id) }),
    }));
  }

  private async describe(docs: readonly AsientoDoc[]): Promise<Asiento[]> {
    const { deliveredAfter } = await this.rates.hold(this.clock.now());
    const [payouts, waiting] = await Promise.all([
      this.payouts.findMany(idsOf(docs, ({ liquidacionId }) => liquidacionId)),
      this.queues.unsettledAmong(
        idsOf(docs, ({ liquidacionId, pedidoId }) => !liquidacionId && pedidoId),
        deliveredAfter,
      ),
    ]);
    return docs.map((doc) => toAsiento(doc, payouts.get(String(doc.liquidacionId)), waiting.has(String(doc.pedidoId))));
  }
}

const BATCH = 500;
