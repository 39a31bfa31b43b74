import { Injectable } from '@nestjs/common';
import { type HeldStock, MAX_HELD_ORDERS } from '@tuerca/contracts/cart/checkout/held-stock';
import { OrderQueuesService } from '../../orders/orders/order-queues.service';
import { BuyersService } from '../../payments/payments/buyers.service';

/** Stock of a store that is held for unpaid orders. */
@Injectable()
export class HeldStockService {
  constructor(
    private readonly orders: OrderQueuesService,
    private readonly buyers: BuyersService,
  ) {}

  /** By product, the most held first; each with its orders, the latest first. */
  async of(tiendaId: string): Promise<HeldStock[]> {
    const orders = await this.orders.unpaid(tiendaId, MAX_HELD_ORDERS);
    const deadlines = await this.buyers.deadlines([...new Set(orders.map(({ pagoId }) => String(pagoId)))]);
    const held = new Map<string, HeldStock>();
    for (const { _id, numero, cliente, fecha, estadoPago, pagoId, items } of orders) {
      const expira = deadlines.get(String(pagoId));
      // Settled between the two reads.
      if (!expira) continue;
      for (const { productoId, nombre, cantidad } of items) {
        const id = String(productoId);
        const row = held.get(id) ?? { productoId: id, nombre, unidades: 0, pedidos: [] };
        row.unidades += cantidad;
        row.pedidos.push({
          ...{ _id: String(_id), numero, cliente: cliente.nombre, cantidad, estadoPago },
          fecha: fecha.toISOString(),
          expira: expira.toISOString(),
        });
        held.set(id, row);
      }
    }
    return [...held.values()].sort((a, b) => b.unidades - a.unidades || (a.productoId < b.productoId ? -1 : 1));
  }
}
