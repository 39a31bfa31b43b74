import { Injectable } from '@nestjs/common';
import { STATISTICS_MONTHS } from '@tuerca/contracts/cart/client-dashboard/rules';
import type { PurchaseFigures } from '@tuerca/contracts/cart/client-dashboard/statistics';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { StatisticsRepository } from './statistics.repository';

/** Beginnings of the last `count` months by the calendar of Caracas, oldest first, and the end of the present one. */
export function monthBoundaries(now: Date, count: number): Date[] {
  const [year, month] = caracasDate(now).split('-').map(Number) as [number, number];
  return Array.from({ length: count + 1 }, (_, i) =>
    caracasInstant(new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, 10)),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Percent against the month before, rounded; null when there was nothing then. */
const changeOf = (present: number, before: number): number | null =>
  before > 0 ? Math.round(((present - before) / before) * 100) : null;

/** What a client has bought, for the client's own panel. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly repository: StatisticsRepository,
    private readonly clock: Clock,
  ) {}

  async ofClient({ id }: CurrentUser): Promise<PurchaseFigures> {
    const boundaries = monthBoundaries(this.clock.now(), STATISTICS_MONTHS);
    const periods = await this.repository.spending(id, boundaries);
    const months = boundaries.slice(0, -1).map((start) => {
      const period = periods.find(({ desde }) => desde?.getTime() === start.getTime());
      return { mes: caracasDate(start).slice(0, 7), pedidos: period?.pedidos ?? 0, spent: period?.spent ?? 0 };
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
}
