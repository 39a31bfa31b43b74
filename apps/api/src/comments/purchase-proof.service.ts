import { Injectable } from '@nestjs/common';
import { OrdersService } from '../orders/orders.service';

/** Whom or what somebody wants to review. */
export interface ObjetivoCompra {
  tiendaId?: string;
  tallerId?: string;
  productoId?: string;
  servicioId?: string;
}

/** Says whether a delivered order stands behind a review; it is asked when the review is written. */
@Injectable()
export class PurchaseProof {
  constructor(private readonly orders: OrdersService) {}

  async hasDelivered(userId: string, { productoId, tiendaId }: ObjetivoCompra): Promise<boolean> {
    if (productoId) return this.orders.hasDelivered(userId, { productoId });
    return tiendaId ? this.orders.hasDelivered(userId, { tiendaId }) : false;
  }
}
