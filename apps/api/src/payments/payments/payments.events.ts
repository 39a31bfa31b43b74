import { conceptoOf, type ConceptoPago } from '@tuerca/contracts/payments/payments/concepts';
import type { BankResult, MotivoSaldo } from '@tuerca/contracts/payments/payments/states';
import type { Tx } from '../../platform/database/transactions';
import type { PagoDoc } from './payment.schema';
import type { SaldoDoc } from './saldo.schema';

/**
 * Fields of every event of a payment. It is emitted once, inside the transaction that moves the payment, and awaited: what a
 * listener writes with `tx` is committed with the new state or not at all, and a listener that throws undoes both.
 */
export abstract class PagoEvent {
  readonly pagoId: string;
  readonly clienteId: string;
  readonly orderNumber: string;
  /** Kind of thing that it pays for: listeners that sell something else ignore the event. */
  readonly concepto: ConceptoPago;
  readonly detalle: string | null;
  readonly ruta: string | null;
  /** Author of its last move: the id of an administrator, 'banco', 'sistema'. */
  readonly por: string;
  /** Céntimos of Bs. */
  readonly monto: number;
  /** Why it was rejected, for the person who paid. */
  readonly motivo: string | null;

  constructor(
    { _id, clienteId, orderNumber, monto, motivo, concepto, detalle, ruta, historial }: PagoDoc,
    readonly tx: Tx,
  ) {
    this.concepto = conceptoOf({ concepto });
    this.detalle = detalle ?? null;
    this.ruta = ruta ?? null;
    this.por = historial.at(-1)?.por ?? 'sistema';
    this.pagoId = String(_id);
    this.clienteId = String(clienteId);
    this.orderNumber = orderNumber;
    this.monto = monto;
    this.motivo = motivo;
  }
}

/** A bank or an admin confirmed the payment. */
export class PagoConfirmado extends PagoEvent {
  static readonly event = 'pago.confirmado';
  /** Céntimos that came short of `monto`: an administrator accepted less; 0 otherwise. */
  readonly falta: number;
  readonly tasa: number;

  constructor(pago: PagoDoc, tx: Tx) {
    super(pago, tx);
    this.falta = Math.max(0, pago.monto - (pago.montoRecibido ?? pago.monto));
    this.tasa = pago.tasa;
  }
}
/** An admin rejected it, or what it pays for was cancelled. */
export class PagoRechazado extends PagoEvent {
  static readonly event = 'pago.rechazado';
}
/** Nobody confirmed it in time; it counts as rejected. */
export class PagoVencido extends PagoEvent {
  static readonly event = 'pago.vencido';
}

/** The bank was asked about a payment of this client and did not confirm it; told after the answer is noted. */
export class PagoRevisado {
  static readonly event = 'pago.revisado';
  constructor(readonly clienteId: string) {}
}

/** The bank's answer has to be looked at by a person before it is settled; told inside the transaction that notes it. */
export class PagoPorRevisar extends PagoEvent {
  static readonly event = 'pago.revisar';
  /** Number of the inquiry: no other answer about this payment has it. */
  readonly consulta: number;

  constructor(
    pago: PagoDoc,
    readonly resultado: BankResult,
    tx: Tx,
  ) {
    super(pago, tx);
    this.consulta = pago.intentos;
  }
}

/** Less than due came: the client has until `limite` to send the rest. */
export class DiferenciaPedida extends PagoEvent {
  static readonly event = 'pago.diferencia';
  /** Céntimos that are missing. */
  readonly falta: number;
  readonly limite: Date;
  readonly reason: string;
  /** Each request is told once. */
  readonly ronda: number;

  constructor(pago: PagoDoc, tx: Tx) {
    super(pago, tx);
    this.ronda = pago.ronda;
    ({ falta: this.falta, limite: this.limite, motivo: this.reason } = pago.diferencia!);
  }
}

/** More than due came: what is over is owed to the client. */
export class PagoExcedido extends PagoEvent {
  static readonly event = 'pago.excedente';

  constructor(
    pago: PagoDoc,
    /** Céntimos. */
    readonly excedente: number,
    tx: Tx,
  ) {
    super(pago, tx);
  }
}

/** Fields of events of a sum that is owed to a client; `monto` in céntimos. */
abstract class SaldoEvent {
  readonly id: string;
  readonly pagoId: string;
  /** The cancelled order that it is owed for. */
  readonly pedidoId: string | null;
  readonly numero: string | null;
  readonly clienteId: string;
  readonly orderNumber: string;
  readonly concepto: ConceptoPago;
  readonly detalle: string | null;
  readonly ruta: string | null;
  readonly monto: number;
  readonly motivo: MotivoSaldo;

  constructor(
    { _id, pagoId, pedidoId, numero, clienteId, orderNumber, monto, motivo, concepto, detalle, ruta }: SaldoDoc,
    readonly tx: Tx,
  ) {
    this.concepto = conceptoOf({ concepto });
    this.detalle = detalle ?? null;
    this.ruta = ruta ?? null;
    this.id = String(_id);
    this.pagoId = String(pagoId);
    this.pedidoId = pedidoId && String(pedidoId);
    this.numero = numero;
    this.clienteId = String(clienteId);
    this.orderNumber = orderNumber;
    this.monto = monto;
    this.motivo = motivo;
  }
}

/** Something is owed to a client from now on. */
export class SaldoPorDevolver extends SaldoEvent {
  static readonly event = 'saldo.pendiente';
}

/** A sum that was owed to a client was sent. */
export class SaldoDevuelto extends SaldoEvent {
  static readonly event = 'saldo.devuelto';

  constructor(
    saldo: SaldoDoc,
    readonly referencia: string,
    tx: Tx,
  ) {
    super(saldo, tx);
  }
}

/** Something of an open payment changed that its people have on screen: a difference, a picture. */
export class PagoCambiado {
  static readonly event = 'pago.cambiado';

  constructor(
    readonly clienteId: string,
    readonly tx?: Tx,
  ) {}
}

/** The class of one of the events above that settle a payment. */
export type PagoEventClass = (new (pago: PagoDoc, tx: Tx) => PagoEvent) & { readonly event: string };
