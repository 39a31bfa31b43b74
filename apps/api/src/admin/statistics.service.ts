import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { ADMIN_STATISTICS_MONTHS, STATISTICS_DAYS } from '@tuerca/contracts/admin/rules';
import type { Estadisticas } from '@tuerca/contracts/admin/statistics';
import { DAY } from '@tuerca/contracts/kernel/time';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { StoreReviews } from '../auth/stores/store-review.service';
import { AccountsService } from '../auth/users/accounts.service';
import { WorkshopReviews } from '../auth/workshops/workshop-review.service';
import { OficinaCambio } from '../chats/notifications/office-changes.events';
import { MembershipFiguresService } from '../membresia/membership-figures.service';
import { PayoutsService } from '../orders/comisiones/payouts.service';
import { OrderFiguresService, type SalesOfDay } from '../orders/orders/order-figures.service';
import { Clock } from '../platform/common/clock';
import { AlertsService } from './alerts.service';

/** Longest age of what is answered, in milliseconds: three administrators who look at once are one reading. */
const CACHE_MS = 15_000;

/** Percent by which `now` differs from `before`; null when there was nothing. */
const percent = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) || 0 : null;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** First days of the last months by the calendar of Caracas, oldest first, and the first of the next one. */
function monthStarts(now: Date): string[] {
  const [year, month] = caracasDate(now).split('-').map(Number) as [number, number];
  return Array.from({ length: ADMIN_STATISTICS_MONTHS + 1 }, (_, i) =>
    new Date(Date.UTC(year, month - ADMIN_STATISTICS_MONTHS + i, 1)).toISOString().slice(0, 10),
  );
}

/** The platform in figures, kept for a moment and read again as soon as the office changes. */
@Injectable()
export class AdminStatisticsService {
  private cached: { until: number; reading: Promise<Estadisticas> } | null = null;

  constructor(
    private readonly accounts: AccountsService,
    private readonly stores: StoreReviews,
    private readonly workshops: WorkshopReviews,
    private readonly orders: OrderFiguresService,
    private readonly payouts: PayoutsService,
    private readonly memberships: MembershipFiguresService,
    private readonly alerts: AlertsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the cached statistics, or a new reading that concurrent callers share. */
  get(): Promise<Estadisticas> {
    const now = this.clock.now().getTime();
    if (this.cached && now < this.cached.until) return this.cached.reading;
    const reading = this.read();
    this.cached = { until: now + CACHE_MS, reading };
    reading.catch(() => this.forget());
    return reading;
  }

  @OnEvent(OficinaCambio.event)
  forget(): void {
    this.cached = null;
  }

  private async read(): Promise<Estadisticas> {
    const now = this.clock.now();
    const starts = monthStarts(now);
    const boundaries = starts.map((day) => caracasInstant(day));
    const [accounts, stores, workshops, counts, days, earned, alertas] = await Promise.all([
      this.accounts.countByRole(boundaries.at(-2)!, boundaries.at(-3)!),
      this.stores.counts(),
      this.workshops.counts(),
      this.orders.counts(),
      this.orders.salesByDay(boundaries[0]!),
      this.earned(starts, boundaries),
      this.alerts.list(),
    ]);
    const all = [...accounts.values()];
    const [total, added] = [sum(all.map((one) => one.total)), sum(all.map((one) => one.added))];
    // Total and growth are of one set: the living accounts of a role. Groups count businesses of deleted accounts, too.
    const grownOf = (role: 'store' | 'workshop') => {
      const { total: now, added: fresh } = accounts.get(role) ?? { total: 0, added: 0 };
      return { total: now, porcentaje: percent(now, now - fresh) };
    };
    const meses = earned.map(({ mes, comisiones, suscripciones, faltantes }) => {
      const inMonth = days.filter(({ _id }) => _id.startsWith(mes));
      return { mes, ...totalOf(inMonth), ingresos: toMonto(comisiones + suscripciones + faltantes) };
    });
    const [last, present] = meses.slice(-2) as [(typeof meses)[number], (typeof meses)[number]];
    const { comisiones, suscripciones, faltantes } = earned.at(-1)!;
    return {
      usuarios: { total, nuevos: added, porcentaje: percent(total, total - added) },
      tiendas: { ...grownOf('store'), activas: stores.activas },
      talleres: { ...grownOf('workshop'), activos: workshops.activas },
      pedidos: { ...counts, mes: present.pedidos, porcentaje: percent(present.pedidos, last.pedidos) },
      ingresos: {
        total: present.ingresos,
        comisiones: toMonto(comisiones),
        suscripciones: toMonto(suscripciones),
        otros: 0,
        faltantes: toMonto(faltantes),
        porcentaje: percent(present.ingresos, last.ingresos),
      },
      alertas,
      meses,
      dias: lastDays(now, days),
      fecha: now.toISOString(),
    };
  }

  /** Earnings of the platform in each month, in céntimos of Bs. */
  private async earned(starts: readonly string[], boundaries: readonly Date[]) {
    const months = starts.slice(0, -1).map((day) => day.slice(0, 7));
    const [kept, subscriptions] = await Promise.all([
      this.payouts.earningsOf(months),
      this.memberships.incomeBetween(boundaries),
    ]);
    return months.map((mes, i) => ({
      mes,
      ...(kept.get(mes) ?? { comisiones: 0, faltantes: 0 }),
      suscripciones: subscriptions[i]!,
    }));
  }
}

const totalOf = (days: readonly SalesOfDay[]) => ({
  pedidos: sum(days.map(({ pedidos }) => pedidos)),
  ventas: toMonto(sum(days.map(({ ventas }) => ventas))),
});

/** The last days, oldest first, those without orders included. */
function lastDays(now: Date, days: readonly SalesOfDay[]): Estadisticas['dias'] {
  return Array.from({ length: STATISTICS_DAYS }, (_, i) => {
    const dia = caracasDate(new Date(now.getTime() - (STATISTICS_DAYS - 1 - i) * DAY));
    return { dia, ...totalOf(days.filter(({ _id }) => _id === dia)) };
  });
}
