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
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import type { Pedido, ResumenPedidos } from '@tuerca/contracts/orders/orders/schemas';
import type { EstadoMatch, EstadoPedido } from '@tuerca/contracts/orders/orders/states';
import { ORDER_QUEUES, PEDIDO_MOVES } from '@tuerca/contracts/orders/orders/states';
import { trackingText } from '@tuerca/contracts/orders/orders/tracking';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { demandStep } from '../../platform/common/demand-step';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import type { Subestado } from './order.schema';
import { RastreoCorregido } from './orders.events';
import { toPedido } from './orders.mapper';
import { OrdersService, type StoredPedido } from './orders.service';
import { ShipmentsRepository, type StepCount } from './shipments.repository';

/** What a store says with a step: for the history, and where the parcel is. */
export interface StepDetails {
  nota?: string;
  numeroRastreo?: string;
  courier?: Courier;
}

const countMatching = (steps: readonly StepCount[], matches: readonly EstadoMatch[]): number =>
  steps
    .filter(({ _id }) =>
      matches.some(
        ({ estado, subestado, paid }) =>
          _id.estado === estado &&
          (!subestado || _id.subestado === subestado) &&
          (!paid || _id.estadoPago === 'pagado'),
      ),
    )
    .reduce((sum, { total }) => sum + total, 0);

/** Whether an order leaves with the store's own delivery to its client, who then has a code to tell. */
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

/** How a store prepares and sends its orders. */
@Injectable()
export class ShipmentsService {
  constructor(
    private readonly repository: ShipmentsRepository,
    private readonly orders: OrdersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly events: EventEmitter2,
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
    const doc = await this.repository.advance(String(actual._id), String(actual.tiendaId), move, tx);
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
      const after = await this.repository.correctTracking(String(actual._id), store.id, rastreo, step, tx);
      if (after) await emitInTurn(this.events, RastreoCorregido.event, new RastreoCorregido(after, text, tx));
      return after;
    });
    const now = doc ?? (await this.orders.own(store, key));
    const same = now.courier === rastreo.courier && now.numeroRastreo === rastreo.numeroRastreo;
    if (now.estado !== 'enviado' || !same) throw new AppError('ESTADO_CAMBIO');
    return toPedido(now, { authors: true });
  }

  /** What waits at each step, for the store's tabs. */
  async summary({ id }: CurrentUser): Promise<ResumenPedidos> {
    const steps = await this.repository.countOpen(id);
    const placed = countMatching(steps, [{ estado: 'pendiente' }]);
    return {
      pendientes: placed - countMatching(steps, [{ estado: 'pendiente', paid: true }]),
      porPreparar: countMatching(steps, ORDER_QUEUES.por_preparar),
      porEnviar: countMatching(steps, ORDER_QUEUES.por_enviar),
      enviados: countMatching(steps, [{ estado: 'enviado' }]),
    };
  }
}
