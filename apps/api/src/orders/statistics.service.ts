import { Injectable } from '@nestjs/common';
import { type EstadisticasCliente, STATISTICS_MONTHS } from '@tuerca/contracts/orders/statistics';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { StatisticsRepository } from './statistics.repository';

/** Beginnings of the last `count` months by the calendar of Caracas, oldest first, and the end of the present one. */
export function monthBoundaries(now: Date, count: number): Date[] {
  const [year, month] = caracasDate(now).split('-').map(Number) as [number, number];
  return Array.from({ length: count + 1 }, (_, i) =>
    caracasInstant(new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, 10)),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What a client has bought, for the client's own panel. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly repository: StatisticsRepository,
    private readonly clock: Clock,
  ) {}

  async ofClient({ id }: CurrentUser): Promise<EstadisticasCliente> {
    const boundaries = monthBoundaries(this.clock.now(), STATISTICS_MONTHS);
    const periods = await this.repository.spending(id, boundaries);
    const months = boundaries.slice(0, -1).map((start) => {
      const period = periods.find(({ desde }) => desde?.getTime() === start.getTime());
      return { mes: caracasDate(start).slice(0, 7), pedidos: period?.pedidos ?? 0, spent: period?.spent ?? 0 };
    });
    const [before, present] = months.slice(-2).map(({ spent }) => spent) as [number, number];
    return {
      pedidos: {
        total: sum(periods.map(({ pedidos }) => pedidos)),
        enCurso: sum(periods.map(({ enCurso }) => enCurso)),
      },
      gasto: {
        mes: toMonto(present),
        mesAnterior: toMonto(before),
        porcentaje: before > 0 ? Math.round(((present - before) / before) * 100) : null,
      },
      meses: months.map(({ mes, pedidos, spent }) => ({ mes, pedidos, total: toMonto(spent) })),
    };
  }
}
