import { Injectable } from '@nestjs/common';
import { ORDER_MESSAGES, ORDER_NOTES } from '@tuerca/contracts/orders/orders/messages';
import type { CodigoEntrega } from '@tuerca/contracts/orders/orders/schemas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { sameText } from '../../platform/common/keys';
import type { Tx } from '../../platform/database/transactions';
import { DeliveryProofsRepository } from './delivery-proofs.repository';
import { OrdersService, type StoredPedido } from './orders.service';

/** Who says that an order was delivered: its client, or the code that only the client knows. */
@Injectable()
export class DeliveryProofsService {
  constructor(
    private readonly repository: DeliveryProofsRepository,
    private readonly orders: OrdersService,
    private readonly clock: Clock,
  ) {}

  /** The code of my order, to be told at the door. */
  async codeOf(client: CurrentUser, key: string): Promise<CodigoEntrega> {
    const { _id } = await this.orders.own(client, key);
    return { codigo: await this.repository.findCode(String(_id), client.id) };
  }

  /**
   * Checks the code that a store typed for its order that is on its way; throws CODIGO_ENTREGA. The attempt is counted first
   * and for itself, so that many at once are no more than many one after the other.
   */
  async check(store: CurrentUser, { _id }: StoredPedido, codigo: string): Promise<void> {
    const expected = await this.repository.takeAttempt(String(_id), store.id);
    if (expected === null || !sameText(expected, codigo)) throw new AppError('CODIGO_ENTREGA');
  }

  /** It was delivered, as its client says or the code proves, inside `tx`; throws ESTADO_CAMBIO when it is not on its way (any more). */
  async deliver(user: CurrentUser, { _id }: StoredPedido, tx: Tx): Promise<StoredPedido> {
    const isStore = user.role === 'store';
    const proof = {
      nota: isStore ? ORDER_NOTES.withCode : ORDER_NOTES.received,
      por: isStore ? ('tienda' as const) : ('cliente' as const),
      autor: isStore ? authorOf(user) : null,
      fecha: this.clock.now(),
    };
    const party = isStore ? { tiendaId: user.id } : { clienteId: user.id };
    const doc = await this.repository.deliver(String(_id), party, proof, tx);
    if (!doc) throw new AppError('ESTADO_CAMBIO', { message: ORDER_MESSAGES.notOnItsWay });
    return doc;
  }
}
