import { Injectable } from '@nestjs/common';
import { ORDER_NOTES } from '@tuerca/contracts/orders/orders/messages';
import { PagoConfirmado } from '../../payments/payments/payments.events';
import { Clock } from '../../platform/common/clock';
import { InTransaction } from '../../platform/common/in-transaction';
import { DevolucionReembolsada } from '../devoluciones/devoluciones.events';
import { CompraPagada, PedidoCancelado } from '../orders/orders.events';
import type { StoredPedido } from '../orders/orders.service';
import { AsientosRepository } from './asientos.repository';
import { cancellationEntry, collectionEntry, type NewEntry, refundEntry, saleEntry, shortEntry } from './entries';
import { CommissionRatesService } from './rates.service';

/** The store of a cancelled order is paid nothing, and its client gets what came: what was missing of it is lost no more. */
function notLost({ _id, numero, tasa, total, recibido = total }: StoredPedido, fecha: Date): NewEntry[] {
  return recibido < total ? [shortEntry({ id: String(_id), numero, falta: recibido - total, tasa }, fecha)] : [];
}

/** Keeps the books of what the platform owes its stores: every event that moves money is one entry, in its own transaction. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly repository: AsientosRepository,
    private readonly rates: CommissionRatesService,
    private readonly clock: Clock,
  ) {}

  /** Orders that were cancelled alone before their purchase was paid are refunded and no sale. */
  @InTransaction(CompraPagada)
  async onPaid({ pedidos, tx }: CompraPagada): Promise<void> {
    const fecha = this.clock.now();
    const isSold = ({ estado }: StoredPedido) => estado !== 'cancelado';
    const entries = pedidos.filter((order) => !isSold(order)).flatMap((order) => notLost(order, fecha));
    for (const order of pedidos.filter(isSold)) {
      const sale = saleEntry(order, await this.rates.percentOf(String(order.tiendaId)), fecha);
      entries.push(sale, ...(order.metodoPago === 'efectivo' ? [collectionEntry(sale)] : []));
    }
    if (entries.length) await this.repository.insert(entries, tx);
  }

  /** The missing part of an accepted payment is the platform's loss, for every kind of payment. */
  @InTransaction(PagoConfirmado)
  async onShort(event: PagoConfirmado): Promise<void> {
    const { pagoId: id, orderNumber: numero, falta, tasa, tx } = event;
    if (falta > 0) await this.repository.insert([shortEntry({ id, numero, falta, tasa }, this.clock.now())], tx);
  }

  @InTransaction(PedidoCancelado)
  async onCancelled({ pedido, tx }: PedidoCancelado): Promise<void> {
    if (pedido.estadoPago !== 'pagado') return;
    const [sale] = await this.repository.findByOrder(String(pedido._id), tx);
    if (!sale) return;
    const now = this.clock.now();
    await this.repository.insert([cancellationEntry(sale, now), ...notLost(pedido, now)], tx);
  }

  /** The return has written to its order before it tells: two refunds of one order come one after the other. */
  @InTransaction(DevolucionReembolsada)
  async onRefunded({ refund, tx }: DevolucionReembolsada): Promise<void> {
    const [sale, ...before] = await this.repository.findByOrder(refund.pedidoId, tx);
    if (sale) await this.repository.insert([refundEntry(sale, before, refund)], tx);
  }

  /** Enters past orders as if each had been told in its time, by its own history: for the demo. */
  async enterPast(pedidos: readonly StoredPedido[]): Promise<void> {
    const entries: NewEntry[] = [];
    for (const pedido of pedidos) {
      const paid = pedido.historialEstados.find(({ nota }) => nota === ORDER_NOTES.paid);
      if (!paid) continue;
      const sale = saleEntry(pedido, await this.rates.percentOf(String(pedido.tiendaId)), paid.fecha);
      const cancelled = pedido.historialEstados.find(({ estado }) => estado === 'cancelado');
      entries.push(sale, ...(cancelled ? [cancellationEntry(sale, cancelled.fecha)] : []));
    }
    if (entries.length) await this.repository.insert(entries);
  }
}
