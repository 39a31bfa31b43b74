import { Injectable } from '@nestjs/common';
import { CitasService } from '../../citas/citas/citas.service';
import { OrdersService } from '../../orders/orders/orders.service';

/** Whom or what somebody wants to review. */
export interface ObjetivoCompra {
  tiendaId?: string;
  tallerId?: string;
  productoId?: string;
  servicioId?: string;
}

/** Says whether a delivered order or a completed appointment stands behind a review; it is asked when the review is written. */
@Injectable()
export class PurchaseProof {
  constructor(
    private readonly orders: OrdersService,
    private readonly citas: CitasService,
  ) {}

  async hasDelivered(userId: string, { productoId, servicioId, tiendaId, tallerId }: ObjetivoCompra): Promise<boolean> {
    if (productoId) return this.orders.hasDelivered(userId, { productoId });
    if (servicioId) return this.citas.hasCompleted(userId, { servicioId });
    if (tallerId) return this.citas.hasCompleted(userId, { tallerId });
    return tiendaId ? this.orders.hasDelivered(userId, { tiendaId }) : false;
  }
}
