import { Injectable } from '@nestjs/common';
import type { MonedaCobro } from '@tuerca/contracts/payments/payments/states';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import { CashOrdersRepository } from './cash-orders.repository';
import type { StoredPedido } from './orders.service';

/** Orders that are paid in the store. */
@Injectable()
export class CashOrdersService {
  constructor(
    private readonly repository: CashOrdersRepository,
    private readonly clock: Clock,
  ) {}

  /** A waiting order costs what it does at another rate, inside `tx`; throws ESTADO_CAMBIO when it is not waiting (any more). */
  async renew(
    { _id }: StoredPedido,
    figures: Pick<StoredPedido, 'items' | 'subtotal' | 'descuento' | 'envio' | 'total' | 'tasa' | 'fechaTasa'>,
    tx: Tx,
  ): Promise<void> {
    if (!(await this.repository.renew(String(_id), figures, tx))) throw new AppError('ESTADO_CAMBIO');
  }

  /** A store's order whose money it took is with its client, inside `tx`; throws ESTADO_CAMBIO when it is not waiting (any more). */
  async handOver(
    store: CurrentUser,
    { _id }: StoredPedido,
    { nota, ...cobro }: { moneda: MonedaCobro; monto: number; nota: string },
    tx: Tx,
  ): Promise<StoredPedido> {
    const step = { nota, fecha: this.clock.now(), autor: authorOf(store) };
    const doc = await this.repository.handOver(String(_id), store.id, { cobro, step }, tx);
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    return doc;
  }
}
