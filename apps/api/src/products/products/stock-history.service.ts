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

/** A product with the instant at which its number was read; null where nobody knows. */
export interface ReadNumber {
  productoId: string;
  leido: Date | null;
}
/** Units that were sold since a moment, less those that came back, and what tells of that moment. */
export interface SoldSince {
  vendidas: number;
  desde: Date;
  segun: 'exportacion' | 'inventario' | 'plazo';
}

/** Between the first sale and the opening count before it, in milliseconds. */
const BEFORE = 24 * 3_600_000;

/** Past sales in the ledger: those since a count, and those from before the stock of today was counted, which do not change it. */
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

  /** Sales by product: since its number was read, else since it was last counted or imported, else since `otherwise`. */
  async soldSince(products: readonly ReadNumber[], otherwise: Date): Promise<Map<string, SoldSince>> {
    const unknown = products.filter(({ leido }) => leido === null).map(({ productoId }) => productoId);
    const counted = await this.movements.lastCounts(unknown);
    const since = products.map(({ productoId, leido }) => {
      const count = counted.get(productoId);
      if (leido) return { productoId, desde: leido, segun: 'exportacion' as const };
      return count
        ? { productoId, desde: count, segun: 'inventario' as const }
        : { productoId, desde: otherwise, segun: 'plazo' as const };
    });
    const taken = await this.movements.takenSince(since);
    return new Map(
      since.map(({ productoId, ...rest }) => [productoId, { ...rest, vendidas: taken.get(productoId) ?? 0 }]),
    );
  }
}
