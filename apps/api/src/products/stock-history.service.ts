import { Injectable } from '@nestjs/common';
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
    const openings = new Map<string, { productoId: string; tiendaId: string; sold: number; fecha: Date }>();
    for (const { productoId, tiendaId, cantidad, fecha } of sales) {
      const known = openings.get(productoId);
      openings.set(productoId, {
        productoId,
        tiendaId,
        sold: (known?.sold ?? 0) + cantidad,
        fecha: known && known.fecha < fecha ? known.fecha : fecha,
      });
    }
    await this.movements.insert(
      sales.map(({ cantidad, ...sale }) => ({ ...sale, delta: -cantidad, motivo: 'venta' as const })),
      undefined,
    );
    await this.movements.raiseOpenings(
      [...openings.values()].map(({ fecha, ...opening }) => ({
        ...opening,
        fecha: new Date(fecha.getTime() - BEFORE),
      })),
    );
  }
}
