import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { CatalogueVersion } from './catalogue-version.service';
import { MovementsRepository } from './movements.repository';
import type { ProductPrice } from './product-rows';
import { ProductStockRepository } from './product-stock.repository';

/** Units of a product that an order takes or gives back. */
export interface OrderUnits {
  productoId: string;
  /** Store of the product: its ledger keeps the row. */
  tiendaId: string;
  cantidad: number;
  /** Number of the order; each order takes and returns a product once. */
  pedidoRef: string;
  /** With it, units are only taken while the product still has this price. */
  price?: ProductPrice;
}

/** A shelf that was counted anew, and who did it. */
export interface StockCount {
  tiendaId: string;
  stock: number;
  /** Stock that the person saw when counting; without it the stock is set whatever it is. */
  stockAnterior?: number;
  nota?: string | null;
  usuarioId?: string;
  motivo?: 'ajuste' | 'importacion';
}

/** In one order for everybody, so that no two transactions wait for each other. */
const sorted = (units: OrderUnits[]) => [...units].sort((a, b) => (a.productoId < b.productoId ? -1 : 1));

/** Stock and its ledger: every change of one writes the other in the same transaction. */
@Injectable()
export class StockService {
  constructor(
    private readonly repository: ProductStockRepository,
    private readonly movements: MovementsRepository,
    private readonly transactions: Transactions,
    private readonly version: CatalogueVersion,
    private readonly clock: Clock,
  ) {}

  /** Takes all units of a purchase; false when a product does not sell, has too few, or another price: the caller must abort. */
  async take(units: OrderUnits[], tx: Tx): Promise<boolean> {
    await this.record(units, 'venta', tx);
    // Last, since others wait for these rows.
    const soldOut = await this.repository.takeStock(sorted(units), tx);
    if (soldOut === null) return false;
    for (const { productoId } of units) this.version.bump({ tx, lists: soldOut.includes(productoId), id: productoId });
    return true;
  }

  /** Gives units back; a second return for the same order is refused by the ledger's unique index. */
  async giveBack(units: OrderUnits[], tx: Tx): Promise<void> {
    const returned: OrderUnits[] = [];
    for (const unit of sorted(units)) {
      const before = await this.repository.returnStock(unit.productoId, unit.cantidad, tx);
      if (before === null) continue;
      returned.push(unit);
      this.version.bump({ tx, lists: before === 0, id: unit.productoId });
    }
    if (returned.length) await this.record(returned, 'devolucion', tx);
  }

  /**
   * A store counts its shelf anew; throws PRODUCTO_NO_ENCONTRADO when the product is not hers, and STOCK_CAMBIO with the
   * present stock when that is no longer `stockAnterior`: a count made before a sale must not bring the sold unit back.
   */
  set(productoId: string, count: StockCount, outer?: Tx): Promise<{ before: number; now: number }> {
    const write = async (tx: Tx) => {
      const { tiendaId, stock, stockAnterior, nota, usuarioId, motivo = 'ajuste' } = count;
      const before = await this.repository.setStock(productoId, tiendaId, { stock, stockAnterior }, tx);
      if (before === null) throw await this.refusal(productoId, tiendaId, tx);
      if (before !== stock) {
        const row = { productoId, tiendaId, delta: stock - before, motivo, nota, usuarioId, fecha: this.clock.now() };
        await this.movements.insert([row], tx);
      }
      this.version.bump({ tx, id: productoId });
      return { before, now: stock };
    };
    return outer ? write(outer) : this.transactions.run(write);
  }

  private async refusal(productoId: string, tiendaId: string, tx: Tx): Promise<AppError> {
    const stock = await this.repository.findStock(productoId, tiendaId, tx);
    return stock === null ? new AppError('PRODUCTO_NO_ENCONTRADO') : new AppError('STOCK_CAMBIO', { data: { stock } });
  }

  private record(units: OrderUnits[], motivo: 'venta' | 'devolucion', tx: Tx): Promise<void> {
    const fecha = this.clock.now();
    const sign = motivo === 'venta' ? -1 : 1;
    return this.movements.insert(
      units.map(({ productoId, tiendaId, cantidad, pedidoRef }) => ({
        productoId,
        tiendaId,
        delta: sign * cantidad,
        motivo,
        referencia: pedidoRef,
        fecha,
      })),
      tx,
    );
  }
}
