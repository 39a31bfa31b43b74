import { Injectable } from '@nestjs/common';
import { OPEN_ESTADOS_PEDIDO } from '@tuerca/contracts/orders/orders/states';
import { type DaySales, PlatformFiguresRepository } from './platform-figures.repository';

export type SalesOfDay = DaySales;

/** The orders of all stores, in figures. */
@Injectable()
export class PlatformFiguresService {
  constructor(private readonly repository: PlatformFiguresRepository) {}

  /** How many there are, how many can still move, and how many arrived. */
  async counts(): Promise<{ total: number; pendientes: number; completados: number }> {
    const [total, pendientes, completados] = await Promise.all([
      this.repository.countAll(),
      this.repository.countIn(OPEN_ESTADOS_PEDIDO),
      this.repository.countIn(['entregado']),
    ]);
    return { total, pendientes, completados };
  }

  /** By day of Caracas since an instant, in no order; days without orders are absent. */
  salesByDay(since: Date): Promise<SalesOfDay[]> {
    return this.repository.salesByDay(since);
  }
}
