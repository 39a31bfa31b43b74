import { Injectable } from '@nestjs/common';
import type { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import type { StepResult } from '@tuerca/contracts/orders/orders/inputs';
import { OrdersService } from '../../orders/orders/orders.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Parsed } from '../../platform/http/request-context';
import { ReleaseService } from './release.service';

type Step = Parsed<typeof checkout.setStatusOfMany>['body'];

/** One step for many orders of a store, each moved for itself, by the rules and with the notices of a single one. */
@Injectable()
export class ManyOrdersService {
  constructor(
    private readonly release: ReleaseService,
    private readonly orders: OrdersService,
  ) {}

  /** One after the other, so that a store's long step does not hold all connections to the database. */
  async move(store: CurrentUser, { pedidos, ...step }: Step): Promise<StepResult[]> {
    const results: StepResult[] = [];
    for (const id of pedidos) results.push(await this.moveOne(store, id, step));
    return results;
  }

  private async moveOne(store: CurrentUser, _id: string, step: Omit<Step, 'pedidos'>): Promise<StepResult> {
    try {
      await this.release.move(store, _id, step);
      return { _id, hecho: true, mensaje: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Sent again after a lost answer: what was to be done is done.
      if (error.code === 'ESTADO_CAMBIO' && (await this.isThere(store, _id, step.estado)))
        return { _id, hecho: true, mensaje: null };
      return { _id, hecho: false, mensaje: error.message };
    }
  }

  private async isThere(store: CurrentUser, id: string, { estado, subestado }: Step['estado']): Promise<boolean> {
    const now = await this.orders.own(store, id);
    return now.estado === estado && (!subestado || now.subestado === subestado);
  }
}
