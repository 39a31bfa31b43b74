import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import { type Tx, Transactions } from '../platform/database/transactions';
import { CatalogueVersion } from './catalogue-version.service';
import { MovementsRepository } from './movements.repository';
import { ProductsRepository } from './products.repository';

export interface MovimientoPedido {
  productoId: string;
  cantidad: number;
  /** Number of the order; each order takes and returns a product once. */
  pedidoRef: string;
}

/** Stock and its ledger: every change of one writes the other in the same transaction. */
@Injectable()
export class StockService {
  constructor(
    private readonly repository: ProductsRepository,
    private readonly movements: MovementsRepository,
    private readonly transactions: Transactions,
    private readonly version: CatalogueVersion,
    private readonly clock: Clock,
  ) {}

  /** Takes units for an order; false, and nothing moved, when the product does not sell or has too few. */
  async take({ productoId, cantidad, pedidoRef }: MovimientoPedido, tx: Tx): Promise<boolean> {
    const queda = await this.repository.takeStock(productoId, cantidad, tx);
    if (queda === null) return false;
    await this.movements.insert(
      { productoId, delta: -cantidad, motivo: 'venta', referencia: pedidoRef, fecha: this.clock.now() },
      tx,
    );
    this.version.bump({ tx, lists: queda === 0, id: productoId });
    return true;
  }

  /** Gives an order's units back; a second return for the same order is refused by the ledger's unique index. */
  async giveBack({ productoId, cantidad, pedidoRef }: MovimientoPedido, tx: Tx): Promise<void> {
    const antes = await this.repository.returnStock(productoId, cantidad, tx);
    if (antes === null) return;
    await this.movements.insert(
      { productoId, delta: cantidad, motivo: 'devolucion', referencia: pedidoRef, fecha: this.clock.now() },
      tx,
    );
    this.version.bump({ tx, lists: antes === 0, id: productoId });
  }

  /** A store counts its shelf anew; throws PRODUCTO_NO_ENCONTRADO when the product is not hers. */
  set(tiendaId: string, productoId: string, stock: number): Promise<{ antes: number; ahora: number }> {
    return this.transactions.run(async (tx) => {
      const antes = await this.repository.setStock(productoId, tiendaId, stock, tx);
      if (antes === null) throw new AppError('PRODUCTO_NO_ENCONTRADO');
      if (antes !== stock)
        await this.movements.insert(
          { productoId, delta: stock - antes, motivo: 'ajuste', fecha: this.clock.now() },
          tx,
        );
      this.version.bump({ tx, id: productoId });
      return { antes, ahora: stock };
    });
  }
}
