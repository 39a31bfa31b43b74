import { Injectable } from '@nestjs/common';
import { groupBy } from '../../platform/common/group-by';
import { MovementsRepository } from './movements.repository';

/** Units of a product that an order of the past sold. */
export interface PastSale {
  productoId: string;
  tiendaId: string;
  cantidad: number;
  /** Number of the order. */
  referencia: string;
  fecha: Date;
}

/** Between the first sale and the opening count before it, in milliseconds. */
const BEFORE = 24 * 3_600_000;

/** Sales that were made before the stock of today was counted: the ledger learns of them, the stock does not change. */
@Injectable()
export class StockHistoryService {
  constructor(private readonly movements: MovementsRepository) {}

  /** Enters the sales; each product's opening count grows by what it has sold, so that its rows still add up to its stock. */
  async enterSales(sales: readonly PastSale[]): Promise<void> {
    await this.movements.insert(
      sales.map(({ cantidad, ...sale }) => ({ ...sale, delta: -cantidad, motivo: 'venta' as const })),
      undefined,
    );
    const openings = [...groupBy(sales, ({ productoId }) => productoId)].map(([productoId, own]) => ({
      productoId,
      tiendaId: own[0]!.tiendaId,
      sold: own.reduce((sum, { cantidad }) => sum + cantidad, 0),
      fecha: new Date(Math.min(...own.map(({ fecha }) => fecha.getTime())) - BEFORE),
    }));
    await this.movements.raiseOpenings(openings);
  }
}
