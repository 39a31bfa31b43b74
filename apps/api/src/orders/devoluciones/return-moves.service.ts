import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import type { Devolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import {
  canMoveDevolucion,
  DEVOLUCION_MOVES,
  type EstadoDevolucion,
} from '@tuerca/contracts/orders/devoluciones/states';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { demandStep } from '../../platform/common/demand-step';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { ProductsService } from '../../products/products/products.service';
import { OrderRefundsService } from '../orders/order-refunds.service';
import { OrdersService } from '../orders/orders.service';
import type { LineaDevueltaDoc } from './devolucion-parts.schema';
import { DevolucionMovida, DevolucionReembolsada, type StoredDevolucion } from './devoluciones.events';
import { DevolucionesRepository, type DevolucionStep } from './devoluciones.repository';
import { DevolucionesService, partyOf, storeAuthor } from './devoluciones.service';
import { toRefund } from './refund';

type Calls = typeof devoluciones;
type Body<K extends 'accept' | 'reject' | 'receive' | 'refund'> = Parsed<Calls[K]>['body'];
interface Move {
  to: EstadoDevolucion;
  nota: string | null;
  fields?: DevolucionStep['fields'];
  message: string;
  /** Further writes of the same transaction. */
  then?: (doc: StoredDevolucion, tx: Tx) => Promise<void>;
}

/** Moves returns along their table of states: each is written once, by whoever comes first. */
@Injectable()
export class ReturnMovesService {
  constructor(
    private readonly repository: DevolucionesRepository,
    private readonly devoluciones: DevolucionesService,
    private readonly orders: OrdersService,
    private readonly refunds: OrderRefundsService,
    private readonly products: ProductsService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** The client keeps the part after all; its units can be returned again. */
  async cancel(user: CurrentUser, key: string): Promise<Reply<Devolucion>> {
    const doc = await this.devoluciones.own(user, key);
    const then = await this.giveBackUnits(user, doc);
    return this.move(user, doc, { to: 'cancelada', nota: null, message: DEVOLUCION_MESSAGES.cancelled, then });
  }

  async accept(user: CurrentUser, key: string, { instrucciones }: Body<'accept'>): Promise<Reply<Devolucion>> {
    const fields = { instrucciones };
    const doc = await this.devoluciones.own(user, key);
    return this.move(user, doc, { to: 'aceptada', nota: instrucciones, fields, message: DEVOLUCION_MESSAGES.accepted });
  }

  /** The units can be asked for again: the client may have named the wrong reason. Throws DEVOLUCION_EN_CAMINO. */
  async reject(user: CurrentUser, key: string, { motivo }: Body<'reject'>): Promise<Reply<Devolucion>> {
    const doc = await this.devoluciones.own(user, key);
    const then = await this.giveBackUnits(user, doc);
    const fields = { motivoRechazo: motivo };
    return this.move(user, doc, { to: 'rechazada', nota: motivo, fields, message: DEVOLUCION_MESSAGES.rejected, then });
  }

  /** The part is back; throws ENTRADA_INVALIDA when more units go on sale than came back. */
  async receive(user: CurrentUser, key: string, { condicion, vendibles }: Body<'receive'>): Promise<Reply<Devolucion>> {
    const doc = await this.devoluciones.own(user, key);
    const lineas = withSellable(doc.lineas, vendibles);
    const fields = { condicion, lineas };
    return this.move(user, doc, { to: 'recibida', nota: condicion, fields, message: DEVOLUCION_MESSAGES.received });
  }

  /** Stock and money go back together: ledger rows, what the order notes, and the event on which the store's ledger rests. */
  async refund(user: CurrentUser, key: string, { referencia }: Body<'refund'>): Promise<Reply<Devolucion>> {
    const doc = await this.devoluciones.own(user, key);
    return this.move(user, doc, {
      to: 'reembolsada',
      nota: `Referencia ${referencia}`,
      fields: { referencia },
      message: DEVOLUCION_MESSAGES.refunded,
      then: async (after, tx) => {
        const refund = toRefund(after);
        await this.refunds.refundUnits(refund.pedidoId, refund, tx);
        const sellable = refund.lineas.filter(({ vendibles }) => vendibles > 0);
        await this.products.returnStock(
          sellable.map(({ productoId, vendibles: cantidad }) => ({
            productoId,
            tiendaId: refund.tiendaId,
            cantidad,
            pedidoRef: refund.numero,
          })),
          tx,
        );
        await emitInTurn(this.events, DevolucionReembolsada.event, new DevolucionReembolsada(refund, tx));
      },
    });
  }

  /** Writes one step with all that follows from it, or nothing; throws DEVOLUCION_CAMBIO when it cannot be taken (any more). */
  private async move(
    user: CurrentUser,
    doc: StoredDevolucion,
    { to, nota, fields, message, then }: Move,
  ): Promise<Reply<Devolucion>> {
    const por = user.role === 'store' ? ('tienda' as const) : ('cliente' as const);
    const fecha = this.clock.now();
    demandStep(DEVOLUCION_MOVES, doc.estado, to);
    if (!canMoveDevolucion(doc, to, por, fecha))
      throw new AppError(
        doc.estado === 'aceptada' && to === 'rechazada' ? 'DEVOLUCION_EN_CAMINO' : 'DEVOLUCION_CAMBIO',
      );
    const step: DevolucionStep = { from: doc.estado, to, por, nota, fecha, autor: storeAuthor(user), fields };
    const after = await this.transactions.run(async (tx) => {
      const moved = await this.repository.move(partyOf(user), String(doc._id), step, tx);
      if (!moved) throw new AppError('DEVOLUCION_CAMBIO');
      await then?.(moved, tx);
      await emitInTurn(this.events, DevolucionMovida.event, new DevolucionMovida(moved, por, tx));
      return moved;
    });
    return reply(this.devoluciones.show(user, after), { message });
  }

  private async giveBackUnits(user: CurrentUser, { pedidoId, lineas, envio }: StoredDevolucion) {
    const pedido = await this.orders.own(user, String(pedidoId));
    const lines = lineas.map(({ productoId, cantidad }) => ({ productoId: String(productoId), cantidad }));
    return (_doc: StoredDevolucion, tx: Tx) => this.refunds.releaseUnits(pedido, { lines, envio: envio > 0 }, tx);
  }
}

function withSellable(lineas: LineaDevueltaDoc[], sellable: Body<'receive'>['vendibles']): LineaDevueltaDoc[] {
  const units = new Map(sellable.map(({ productoId, cantidad }) => [productoId, cantidad]));
  const fits = [...units].every(([id, cantidad]) =>
    lineas.some((line) => String(line.productoId) === id && cantidad <= line.cantidad),
  );
  if (!fits) {
    const mensaje = 'No puedes poner a la venta más unidades de las que volvieron';
    throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo: 'vendibles', mensaje }] });
  }
  return lineas.map((line) => ({ ...line, vendibles: units.get(String(line.productoId)) ?? 0 }));
}
