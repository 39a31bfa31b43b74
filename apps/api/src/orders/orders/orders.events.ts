import type { EstadoPedido } from '@tuerca/contracts/orders/orders/states';
import type { Tx } from '../../platform/database/transactions';
import type { StoredPedido } from './orders.service';

/** Party that moved an order by hand. */
export type OrderActor = 'cliente' | 'tienda' | 'administracion';

/** A store, a client or an administrator moved an order by hand; told once, inside the transaction that writes it. */
export class PedidoMovido {
  static readonly event = 'pedido.movido';
  constructor(
    readonly pedidoId: string,
    readonly numero: string,
    readonly clienteId: string,
    readonly tiendaId: string,
    readonly tienda: string,
    readonly estado: EstadoPedido,
    /** The state as a sentence tells it: 'listo para retirar'. */
    readonly movedTo: string,
    /** Its first product. */
    readonly productoId: string,
    readonly por: OrderActor,
    readonly motivo: string | null,
    /** 'MRW, guía 123' and what the client has to do, when the order is on its way and that is known. */
    readonly rastreo: string | null,
    /** Number of steps in its history: no other step of the order has that number. */
    readonly paso: number,
    readonly tx: Tx,
  ) {}
}

/** A store corrected where the parcel of an order is followed; told once, inside the transaction that writes it. */
export class RastreoCorregido {
  static readonly event = 'pedido.rastreo';
  constructor(
    readonly pedido: StoredPedido,
    /** 'MRW, guía 123'. */
    readonly rastreo: string,
    readonly tx: Tx,
  ) {}
}

/** A paid order should have come by `dia` (a Caracas date); told once, inside the transaction that notes it. */
export class PedidoAtrasado {
  static readonly event = 'pedido.atrasado';
  constructor(
    readonly pedido: StoredPedido,
    readonly dia: string,
    readonly tx: Tx,
  ) {}
}

/** One order was cancelled, by whomever; told inside the transaction that writes it, the order as it was before. */
export class PedidoCancelado {
  static readonly event = 'pedido.cancelado';
  constructor(
    readonly pedido: StoredPedido,
    readonly tx: Tx,
  ) {}
}

/** The payment behind a purchase; `monto` in céntimos of Bs., `motivo` why it was rejected. */
export interface PagoDeCompra {
  pagoId: string;
  clienteId: string;
  orderNumber: string;
  monto: number;
  motivo: string | null;
}
/** Change of all orders of one purchase together, told once, inside the transaction that writes it. */
export abstract class CompraEvent {
  constructor(
    readonly pago: PagoDeCompra,
    readonly pedidos: StoredPedido[],
    readonly tx: Tx,
  ) {}
}
/** It was placed; its payment waits for verification. */
export class CompraRegistrada extends CompraEvent {
  static readonly event = 'compra.registrada';
}
/** Its payment is confirmed; orders that were cancelled alone before are among them. */
export class CompraPagada extends CompraEvent {
  static readonly event = 'compra.pagada';
}
/** Its payment was rejected or came too late; the orders are as they were before. */
export class CompraAnulada extends CompraEvent {
  static readonly event = 'compra.anulada';
}
