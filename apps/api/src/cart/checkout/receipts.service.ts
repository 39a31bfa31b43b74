import { Injectable } from '@nestjs/common';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { OrderMovesService } from '../../orders/orders/order-moves.service';
import { OrdersService, type StoredPedido } from '../../orders/orders/orders.service';
import type { CurrentUser } from '../../platform/common/current-user';
import { Transactions } from '../../platform/database/transactions';
import { actorOf, ReleaseService } from './release.service';

/** An order reaches its client: said by the client, or by the store with the client's code. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly orders: OrdersService,
    private readonly moves: OrderMovesService,
    private readonly release: ReleaseService,
    private readonly transactions: Transactions,
  ) {}

  /** The store typed the code; throws CODIGO_ENTREGA. An order that is delivered already is answered as it is. */
  async withCode(store: CurrentUser, key: string, codigo: string): Promise<Pedido> {
    const order = await this.orders.own(store, key);
    if (order.estado === 'entregado') return this.orders.toPedido(order);
    await this.moves.checkCode(store, order, codigo);
    return this.deliver(store, order);
  }

  /** The client has it. An order that is delivered already is answered as it is; throws ESTADO_CAMBIO before it is on its way. */
  async confirm(client: CurrentUser, key: string): Promise<Pedido> {
    const order = await this.orders.own(client, key);
    return order.estado === 'entregado' ? this.orders.toPedido(order) : this.deliver(client, order);
  }

  private async deliver(user: CurrentUser, order: StoredPedido): Promise<Pedido> {
    const doc = await this.transactions.run(async (tx) => {
      const delivered = await this.moves.deliver(user, order, tx);
      await this.release.tell(delivered, actorOf(user), tx);
      return delivered;
    });
    return this.orders.toPedido(doc);
  }
}
