import { Injectable } from '@nestjs/common';
import type { StockChange } from '@tuerca/contracts/products/products/form';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { Movimiento, MovimientoQuery } from '@tuerca/contracts/products/products/own-schemas';
import { UsersService } from '../../auth/users/users.service';
import { AppError } from '../../platform/common/app-error';
import { accountOf, type CurrentUser } from '../../platform/common/current-user';
import { type Reply, reply, replyPage } from '../../platform/http/reply';
import type { MovimientoDoc } from './movement.schema';
import { MovementsRepository } from './movements.repository';
import { ProductsRepository } from './products.repository';
import { StockService } from './stock.service';

/** A store's shelves: counting them anew, and the ledger of every change. */
@Injectable()
export class InventoryService {
  constructor(
    private readonly stock: StockService,
    private readonly movements: MovementsRepository,
    private readonly products: ProductsRepository,
    private readonly users: UsersService,
  ) {}

  /** Sets the stock of my product; throws PRODUCTO_NO_ENCONTRADO, and STOCK_CAMBIO with the present stock. */
  async setStock(user: CurrentUser, id: string, change: StockChange): Promise<Reply<{ stock: number }>> {
    const { now } = await this.stock.set(id, { ...change, tiendaId: user.id, usuarioId: accountOf(user) });
    return reply({ stock: now }, { message: PRODUCT_MESSAGES.stockUpdated });
  }

  /** One page of my ledger, withdrawn products included; throws PRODUCTO_NO_ENCONTRADO for one that was never mine. */
  async ledger(user: CurrentUser, query: MovimientoQuery): Promise<Reply<Movimiento[]>> {
    const { producto: productoId, motivo } = query;
    if (productoId && !(await this.products.isOwn(user.id, productoId))) throw new AppError('PRODUCTO_NO_ENCONTRADO');
    const { docs, total } = await this.movements.findPage(user.id, { productoId, motivo }, query);
    return replyPage(await this.toMovimientos(user.id, docs), total, query);
  }

  private async toMovimientos(tiendaId: string, docs: MovimientoDoc[]): Promise<Movimiento[]> {
    const people = docs.flatMap(({ usuarioId }) => (usuarioId ? [String(usuarioId)] : []));
    const [products, stocks, users] = await Promise.all([
      this.products.findNames(tiendaId, [...new Set(docs.map(({ productoId }) => String(productoId)))]),
      this.movements.stockAfter(docs),
      this.users.findCards(people),
    ]);
    const byId = new Map(products.map((product) => [String(product._id), product]));
    return docs.map(({ _id, productoId, fecha, motivo, delta, referencia, nota, usuarioId }) => {
      const product = byId.get(String(productoId));
      return {
        _id: String(_id),
        fecha: fecha.toISOString(),
        motivo,
        delta,
        stock: stocks.get(String(_id)) ?? 0,
        referencia: referencia ?? null,
        nota: nota ?? null,
        por: users.get(String(usuarioId))?.nombre ?? null,
        producto: {
          _id: String(productoId),
          nombre: product?.nombre ?? '',
          sku: product?.sku ?? null,
          imagen: product?.imagenes[0] ?? null,
        },
      };
    });
  }
}
