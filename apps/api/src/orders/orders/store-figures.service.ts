import { Injectable } from '@nestjs/common';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../../platform/common/clock';
import { monthBoundaries } from './statistics.service';
import { StoreFiguresRepository } from './store-figures.repository';

/** A store's sales by month, oldest first, and its clients. Amounts in céntimos of Bs. */
export interface StoreFigures {
  meses: { mes: string; pedidos: number; ingresos: number }[];
  clientes: { total: number; added: number };
  /** When the present month began. */
  monthStart: Date;
}

/** A store's orders in figures, for its dashboard. */
@Injectable()
export class StoreFiguresService {
  constructor(
    private readonly repository: StoreFiguresRepository,
    private readonly clock: Clock,
  ) {}

  async ofStore(tiendaId: string, months: number): Promise<StoreFigures> {
    const boundaries = monthBoundaries(this.clock.now(), months);
    const monthStart = boundaries.at(-2)!;
    const [periods, clientes] = await Promise.all([
      this.repository.sales(tiendaId, boundaries),
      this.repository.countCustomers(tiendaId, monthStart),
    ]);
    const meses = boundaries.slice(0, -1).map((start) => {
      const period = periods.find(({ _id }) => _id.getTime() === start.getTime());
      return {
        mes: caracasDate(start).slice(0, 7),
        pedidos: period?.pedidos ?? 0,
        ingresos: period?.ingresos ?? 0,
      };
    });
    return { meses, clientes, monthStart };
  }
}
