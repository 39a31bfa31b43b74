import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Courier } from '@tuerca/contracts/auth/stores/couriers';
import {
  DELIVERY_CODE_DAYS,
  DELIVERY_CODE_DIGITS,
  needsDeliveryCode,
} from '@tuerca/contracts/orders/orders/delivery-code';
import type { Rastreo } from '@tuerca/contracts/orders/orders/inputs';
import { ORDER_MESSAGES, ORDER_NOTES } from '@tuerca/contracts/orders/orders/messages';
import type { CodigoEntrega, Pedido } from '@tuerca/contracts/orders/orders/schemas';
import type { EstadoPedido } from '@tuerca/contracts/orders/orders/states';
import { PEDIDO_MOVES } from '@tuerca/contracts/orders/orders/states';
import { trackingText } from '@tuerca/contracts/orders/orders/tracking';
import type { MonedaCobro } from '@tuerca/contracts/payments/payments/states';
import { EarnedProgressService } from '../../membresia/earned-progress.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { demandStep } from '../../platform/common/demand-step';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { InTransaction } from '../../platform/common/in-transaction';
import { sameText } from '../../platform/common/keys';
import { Transactions, type Tx } from '../../platform/database/transactions';
import type { Subestado } from './order.schema';
import { OrderMovesRepository } from './order-moves.repository';
import { PedidoMovido, RastreoCorregido } from './orders.events';
import { toPedido } from './orders.mapper';
import { OrdersRepository } from './orders.repository';
import { OrdersService, type StoredPedido } from './orders.service';

/** Details of a step by the store: a note for the history, and the parcel's tracking data. */
export interface StepDetails {
  nota?: string;
  numeroRastreo?: string;
  courier?: Courier;
}

/** True of an order that the store itself brings to its client, who then has a code to tell. */
const isBroughtByStore = (
  { tipoEntrega, formaEnvio, instalacion }: StoredPedido,
  target: EstadoPedido,
  courier: Courier | undefined,
): boolean =>
  target === 'enviado' &&
  tipoEntrega === 'delivery' &&
  !instalacion?.enTaller &&
  (courier ?? formaEnvio?.via) === 'propio';
const newCode = (now: Date) => ({
  code: String(randomInt(10 ** DELIVERY_CODE_DIGITS)).padStart(DELIVERY_CODE_DIGITS, '0'),
  until: new Date(now.getTime() + DELIVERY_CODE_DAYS * 86_400_000),
});

/**
 * The way of paid orders to their clients: prepared and sent by the store, handed over at its counter, delivered as the client
 * says or the client's code proves.
 */
@Injectable()
export class OrderMovesService {
  constructor(
    private readonly moves: OrderMovesRepository,
    private readonly stored: OrdersRepository,
    private readonly orders: OrdersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly events: EventEmitter2,
    private readonly progress: EarnedProgressService,
  ) {}

  /** The store, or an administrator in its place, moves its paid order along the table of states, inside `tx`; throws ESTADO_CAMBIO when that is not possible (any more). */
  async advance(
    store: CurrentUser,
    key: string,
    target: { estado: EstadoPedido; subestado?: Subestado },
    { nota, numeroRastreo, courier }: StepDetails,
    tx: Tx,
  ): Promise<StoredPedido> {
    const actual = await this.orders.own(store, key);
    if (actual.estadoPago !== 'pagado')
      throw new AppError('ESTADO_CAMBIO', { message: 'El pago de este pedido todavía no está confirmado.' });
    if (target.estado !== actual.estado) demandStep(PEDIDO_MOVES, actual.estado, target.estado);
    if (target.estado === 'entregado' && needsDeliveryCode(toPedido(actual), this.clock.now()))
      throw new AppError('ESTADO_CAMBIO', { message: ORDER_MESSAGES.codeNeeded });
    const sent = target.estado === 'enviado' ? { numeroRastreo: numeroRastreo || undefined, courier } : {};
    const move = {
      ...sent,
      estado: target.estado,
      subestado: target.estado === 'procesando' ? (target.subestado ?? 'confirmado') : null,
      nota: [nota, trackingText(sent.courier, sent.numeroRastreo)].filter(Boolean).join('. ') || null,
      fecha: this.clock.now(),
      autor: authorOf(store),
      por: store.role === 'admin' ? ('administracion' as const) : ('tienda' as const),
      code: isBroughtByStore(actual, target.estado, courier) ? newCode(this.clock.now()) : undefined,
    };
    const doc = await this.moves.advance(String(actual._id), String(actual.tiendaId), move, tx);
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    return doc;
  }

  /** Corrects where the parcel is followed, and tells the client; throws ESTADO_CAMBIO when the order is not on its way. */
  async correctTracking(store: CurrentUser, key: string, rastreo: Rastreo): Promise<Pedido> {
    const actual = await this.orders.own(store, key);
    const fecha = this.clock.now();
    const text = trackingText(rastreo.courier, rastreo.numeroRastreo)!;
    const nota = `${actual.numeroRastreo ? 'Rastreo corregido' : 'Rastreo'}: ${text}`;
    const doc = await this.transactions.run(async (tx) => {
      const step = { nota, fecha, autor: authorOf(store) };
      const after = await this.moves.correctTracking(String(actual._id), store.id, rastreo, step, tx);
      if (after) await emitInTurn(this.events, RastreoCorregido.event, new RastreoCorregido(after, text, tx));
      return after;
    });
    const now = doc ?? (await this.orders.own(store, key));
    const same = now.courier === rastreo.courier && now.numeroRastreo === rastreo.numeroRastreo;
    if (now.estado !== 'enviado' || !same) throw new AppError('ESTADO_CAMBIO');
    return toPedido(now, { authors: true });
  }

  /** The code of my order, to be told at the door. */
  async codeOf(client: CurrentUser, key: string): Promise<CodigoEntrega> {
    const { _id } = await this.orders.own(client, key);
    return { codigo: await this.stored.findCode(String(_id), client.id) };
  }

  /**
   * Checks the code that a store typed for its order that is on its way; throws CODIGO_ENTREGA. The attempt is counted first
   * and for itself, so that many at once are no more than many one after the other.
   */
  async checkCode(store: CurrentUser, { _id }: StoredPedido, codigo: string): Promise<void> {
    const expected = await this.stored.takeAttempt(String(_id), store.id);
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
    const doc = await this.moves.deliver(String(_id), party, proof, tx);
    if (!doc) throw new AppError('ESTADO_CAMBIO', { message: ORDER_MESSAGES.notOnItsWay });
    return doc;
  }

  /** A store's order whose money it took is with its client, inside `tx`; throws ESTADO_CAMBIO when it is not waiting (any more). */
  async handOver(
    store: CurrentUser,
    { _id }: StoredPedido,
    { nota, ...cobro }: { moneda: MonedaCobro; monto: number; nota: string },
    tx: Tx,
  ): Promise<StoredPedido> {
    const step = { nota, fecha: this.clock.now(), autor: authorOf(store) };
    const doc = await this.moves.handOver(String(_id), store.id, { cobro, step }, tx);
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    return doc;
  }

  /** A delivered order counts towards its store's next plan. */
  @InTransaction(PedidoMovido)
  async onMoved({ tiendaId, estado, tx }: PedidoMovido): Promise<void> {
    if (estado === 'entregado') await this.progress.addCompleted(tiendaId, tx);
  }
}
