import { Injectable } from '@nestjs/common';
import type { UsuarioDetalle } from '@tuerca/contracts/admin/users-schemas';
import { COURIER_LABELS } from '@tuerca/contracts/auth/stores/couriers';
import { CLIENT_STATISTICS_MONTHS } from '@tuerca/contracts/cart/client-dashboard/rules';
import type { PurchaseFigures } from '@tuerca/contracts/cart/client-dashboard/statistics';
import { OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { CatalogoHolders, type ValueCount } from '../../platform/catalogos/catalogo-holders.service';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import { CustomersRepository } from './customers.repository';
import { type DaySales, type OrderBooks, OrderFiguresRepository } from './order-figures.repository';
import type { Party } from './order-filters';
import { OrderListsRepository } from './order-lists.repository';

export type SalesOfDay = DaySales;
/** Sales of a store by month, oldest first, and its clients. Amounts in céntimos of Bs. */
export interface StoreFigures {
  meses: { mes: string; pedidos: number; ingresos: number }[];
  clientes: { total: number; added: number };
  /** Beginning of the present month. */
  monthStart: Date;
}

/** Beginnings of the last `count` months by the calendar of Caracas, oldest first, and the end of the present one. */
export function monthBoundaries(now: Date, count: number): Date[] {
  const [year, month] = caracasDate(now).split('-').map(Number) as [number, number];
  return Array.from({ length: count + 1 }, (_, i) =>
    caracasInstant(new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, 10)),
  );
}

const monthOf = (start: Date) => caracasDate(start).slice(0, 7);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Percent against the month before, rounded; null when there was nothing then. */
const changeOf = (present: number, before: number): number | null =>
  before > 0 ? Math.round(((present - before) / before) * 100) : null;

/** Orders in figures: of an account, of a client, of a store, of the platform. */
@Injectable()
export class OrderFiguresService {
  constructor(
    private readonly repository: OrderFiguresRepository,
    private readonly lists: OrderListsRepository,
    private readonly customers: CustomersRepository,
    private readonly clock: Clock,
    holders: CatalogoHolders,
  ) {
    // Each order keeps its office as it was chosen, so that a change of the list rewrites nothing.
    holders.register({
      uso: 'pedidos',
      listas: ['oficinas'],
      count: ({ nombre }) => repository.countOpenAtOffice(nombre),
      values: () => this.openByOffice(),
    });
  }

  /** Sums of one account's orders for administrators, with the last `limit` of them; the amount in Bs. */
  async ofAccount(party: Party, limit: number): Promise<NonNullable<UsuarioDetalle['pedidos']>> {
    const [states, recent] = await Promise.all([
      this.repository.sumByState(party),
      this.lists.findRecent(party, limit),
    ]);
    const open = states.filter(({ _id }) => OPEN_ESTADOS_PEDIDO.includes(_id));
    return {
      total: sum(states.map(({ pedidos }) => pedidos)),
      abiertos: sum(open.map(({ pedidos }) => pedidos)),
      monto: toMonto(sum(states.map(({ monto }) => monto))),
      ultimos: recent.map(({ _id, fecha, total, ...rest }) => ({
        _id: String(_id),
        fecha: fecha.toISOString(),
        total: toMonto(total),
        ...rest,
      })),
    };
  }

  /** Orders of all stores: all of them, those that can still move, those that arrived. */
  async counts(): Promise<{ total: number; pendientes: number; completados: number }> {
    const [total, pendientes, completados] = await Promise.all([
      this.repository.countAll(),
      this.repository.countIn(OPEN_ESTADOS_PEDIDO),
      this.repository.countIn(['entregado']),
    ]);
    return { total, pendientes, completados };
  }

  /** Orders of all stores by day of Caracas since an instant, in no order; days without orders are absent. */
  salesByDay(since: Date): Promise<SalesOfDay[]> {
    return this.repository.salesByDay(since);
  }

  async ofStore(tiendaId: string, months: number): Promise<StoreFigures> {
    const boundaries = monthBoundaries(this.clock.now(), months);
    const monthStart = boundaries.at(-2)!;
    const [periods, clientes] = await Promise.all([
      this.repository.salesByPeriod(tiendaId, boundaries),
      this.customers.countCustomers(tiendaId, monthStart),
    ]);
    const meses = boundaries.slice(0, -1).map((start) => {
      const period = periods.find(({ _id }) => _id.getTime() === start.getTime());
      return { mes: monthOf(start), pedidos: period?.pedidos ?? 0, ingresos: period?.ingresos ?? 0 };
    });
    return { meses, clientes, monthStart };
  }

  /** Purchases of a client, for the client's own panel. */
  async ofClient({ id }: CurrentUser): Promise<PurchaseFigures> {
    const boundaries = monthBoundaries(this.clock.now(), CLIENT_STATISTICS_MONTHS);
    const periods = await this.repository.spendingByPeriod(id, boundaries);
    const months = boundaries.slice(0, -1).map((start) => {
      const period = periods.find(({ desde }) => desde?.getTime() === start.getTime());
      return { mes: monthOf(start), pedidos: period?.pedidos ?? 0, spent: period?.spent ?? 0 };
    });
    const [before, present] = months.slice(-2) as [(typeof months)[0], (typeof months)[0]];
    const pendientes = sum(periods.map(({ enCurso }) => enCurso));
    return {
      pedidos: {
        total: sum(periods.map(({ pedidos }) => pedidos)),
        pendientes,
        completados: sum(periods.map(({ delivered }) => delivered)),
        enCurso: pendientes,
        porcentaje: changeOf(present.pedidos, before.pedidos),
      },
      gasto: {
        mes: toMonto(present.spent),
        mesAnterior: toMonto(before.spent),
        porcentaje: changeOf(present.spent, before.spent),
      },
      deliveries: sum(periods.map(({ deliveries }) => deliveries)),
      meses: months.map(({ mes, pedidos, spent }) => ({ mes, pedidos, total: toMonto(spent) })),
    };
  }

  private async openByOffice(): Promise<ValueCount[]> {
    const counts = await this.repository.countOpenByOffice();
    return counts.map(({ _id: nombre, courier, cuantos }) => ({
      padre: COURIER_LABELS[courier as keyof typeof COURIER_LABELS],
      nombre,
      cuantos,
    }));
  }

  /** Money of up to `limit` orders before an id, the newest first; from the newest with null. */
  booksBefore(id: string | null, limit: number, tx: Tx): Promise<OrderBooks[]> {
    return this.repository.findBooksBefore(id, limit, tx);
  }

  booksAmong(ids: readonly string[], tx: Tx): Promise<OrderBooks[]> {
    return this.repository.findBooks(ids, tx);
  }
}
