import { Injectable } from '@nestjs/common';
import type { cart } from '@tuerca/contracts/cart/cart/endpoints';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import type { DataOf } from '@tuerca/contracts/kernel/endpoint';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { OrdersService } from '../../orders/orders/orders.service';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, reply } from '../../platform/http/reply';
import { CartService } from './cart.service';
import { SeveralPartsService } from './several-parts.service';

type Result = DataOf<typeof cart.repeatOrder>;

/** Buying again what an order holds. */
@Injectable()
export class RepeatOrderService {
  constructor(
    private readonly orders: OrdersService,
    private readonly parts: SeveralPartsService,
    private readonly cart: CartService,
  ) {}

  /** Puts what can still be bought into the cart, and tells what cannot and what costs otherwise; throws NO_ENCONTRADO. */
  async repeat(user: CurrentUser, pedidoKey: string, key: string | undefined): Promise<Reply<Result>> {
    const { items } = await this.orders.own(user, pedidoKey);
    const wanted = items.map(({ productoId, nombre, cantidad }) => ({
      productoId: String(productoId),
      nombre,
      cantidad,
    }));
    const { added, faltantes } = await this.parts.add(user, wanted, key, { fewer: true });
    const carrito = await this.cart.get(user);
    const cambios = items.flatMap(({ productoId, nombre, precioUSD }): Result['cambios'] => {
      const id = String(productoId);
      const [antes, ahora] = [toMonto(precioUSD), carrito.items.find((line) => line.productoId === id)?.precio];
      const told = ahora !== undefined && ahora !== antes && added.some((part) => part.productoId === id);
      return told ? [{ productoId: id, nombre, antes, ahora }] : [];
    });
    const left = wanted.filter(({ productoId }) => !added.some((part) => part.productoId === productoId));
    const message = CART_MESSAGES.repeated(added.length, left.length);
    return reply({ carrito, agregados: added.length, faltantes, cambios }, { message });
  }
}
