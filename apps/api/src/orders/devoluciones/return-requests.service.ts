import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { NuevaDevolucion } from '@tuerca/contracts/orders/devoluciones/inputs';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import { lastReturnDate } from '@tuerca/contracts/orders/devoluciones/rules';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { OrderRefundsService } from '../orders/order-refunds.service';
import { OrdersService, type StoredPedido } from '../orders/orders.service';
import { DevolucionMovida, type StoredDevolucion } from './devoluciones.events';
import { DevolucionesRepository } from './devoluciones.repository';
import { DevolucionesService } from './devoluciones.service';
import { deliveredAt, deliveryRefund, freeUnits, toNewDevolucion } from './new-devolucion';

const MAX_ATTEMPTS = 3;

/** A client asks to bring back units of a delivered order. */
@Injectable()
export class ReturnRequestsService {
  constructor(
    private readonly repository: DevolucionesRepository,
    private readonly devoluciones: DevolucionesService,
    private readonly orders: OrdersService,
    private readonly refunds: OrderRefundsService,
    private readonly uploads: UploadsService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Throws NO_ENCONTRADO, PEDIDO_NO_ENTREGADO, DEVOLUCION_FUERA_DE_PLAZO, DEVOLUCION_CANTIDAD or ENTRADA_INVALIDA. */
  async create(user: CurrentUser, form: NuevaDevolucion): Promise<Reply<Devolucion>> {
    for (let attempt = 1; ; attempt++) {
      const pedido = await this.orders.own(user, form.pedido);
      await this.assertReturnable(pedido, form);
      const doc = await this.store(user, pedido, form);
      if (doc) return reply(this.devoluciones.show(user, doc), { message: DEVOLUCION_MESSAGES.requested });
      // Another return of this order came first: read again what is left of it.
      if (attempt >= MAX_ATTEMPTS) throw new AppError('DEVOLUCION_CANTIDAD');
    }
  }

  private async assertReturnable(pedido: StoredPedido, { lineas, motivo }: NuevaDevolucion): Promise<void> {
    const entregado = deliveredAt(pedido);
    if (!entregado) throw new AppError('PEDIDO_NO_ENTREGADO');
    const stated = await this.devoluciones.statedFor(pedido);
    const today = caracasDate(this.clock.now());
    for (const { productoId, cantidad } of lineas) {
      const item = pedido.items.find((one) => String(one.productoId) === productoId);
      if (!item) {
        const mensaje = 'Ese repuesto no es de este pedido';
        throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'lineas', mensaje }] });
      }
      const conditions = stated.get(String(item.productoId)) ?? { garantia: null, devolucion: null };
      const until = lastReturnDate(motivo, conditions, entregado);
      if (until === null)
        throw new AppError('DEVOLUCION_FUERA_DE_PLAZO', {
          message: `La tienda no acepta devoluciones de «${item.nombre}» por ese motivo.`,
        });
      if (until < today) throw new AppError('DEVOLUCION_FUERA_DE_PLAZO');
      if (cantidad > freeUnits(item)) throw new AppError('DEVOLUCION_CANTIDAD');
    }
  }

  /** Null when something of it was taken by another return meanwhile. */
  private store(user: CurrentUser, pedido: StoredPedido, form: NuevaDevolucion): Promise<StoredDevolucion | null> {
    const envio = deliveryRefund(pedido, form.motivo);
    return this.transactions.run(async (tx) => {
      const place = await this.refunds.claimUnits(pedido, { lines: form.lineas, envio: envio > 0 }, tx);
      if (place === null) return null;
      for (const url of form.fotos) await this.uploads.claim(user, 'devolucion', url, 'fotos', tx);
      const draft = toNewDevolucion(pedido, form, { place, envio, now: this.clock.now() });
      const doc = await this.repository.insert(draft, tx);
      await emitInTurn(this.events, DevolucionMovida.event, new DevolucionMovida(doc, 'cliente', tx));
      return doc;
    });
  }
}
