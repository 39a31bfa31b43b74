import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { MotivoSaldo } from '@tuerca/contracts/payments/payments/states';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import type { Tx } from '../../platform/database/transactions';
import type { PagoDoc } from './payment.schema';
import { PaymentPartsRepository } from './payment-parts.repository';
import { SaldoPorDevolver } from './payments.events';
import { PaymentsRepository } from './payments.repository';
import { type NewSaldo, SaldosRepository } from './saldos.repository';

/** Debt to a client; `monto` in céntimos, `movimiento` the key of the bank's movement that it came with. */
interface Debt {
  monto: number;
  motivo: MotivoSaldo;
  nota: string | null;
  pedido?: { id: string; numero: string };
  movimiento?: string;
}

/** A debt that came about at `fecha`, and what settled it, if anything did. */
export interface PastDebt extends Debt {
  pago: Payer;
  fecha: Date;
  sent: { referencia: string; devuelto: Date } | null;
}
type Payer = Pick<
  PagoDoc,
  | '_id'
  | 'clienteId'
  | 'orderNumber'
  | 'concepto'
  | 'detalle'
  | 'ruta'
  | 'nombrePagador'
  | 'telefonoPagador'
  | 'cedulaPagador'
  | 'bancoEmisor'
>;

/** A debt as it is stored: to be sent back to who paid. */
function toSaldo(pago: Payer, { monto, motivo, nota, pedido, movimiento }: Debt, fecha: Date): NewSaldo {
  const { _id, clienteId, orderNumber, nombrePagador, telefonoPagador, cedulaPagador, bancoEmisor } = pago;
  const { concepto, detalle, ruta } = pago;
  return {
    pagoId: String(_id),
    clienteId: String(clienteId),
    clave: [motivo, pedido?.id ?? movimiento].filter(Boolean).join(':'),
    pedidoId: pedido?.id ?? null,
    numero: pedido?.numero ?? null,
    orderNumber,
    ...(concepto && { concepto }),
    ...(detalle && { detalle }),
    ...(ruta && { ruta }),
    nombrePagador,
    telefonoPagador,
    cedulaPagador,
    bancoEmisor,
    monto,
    motivo,
    nota,
    estado: 'pendiente',
    fecha,
    referencia: null,
    devuelto: null,
  };
}

/**
 * Enters what the platform owes to clients out of their payments, inside the transaction in which that comes about. Each is
 * entered once: per payment, and of it per cancelled order or movement of the bank.
 */
@Injectable()
export class DebtsService {
  constructor(
    private readonly saldos: SaldosRepository,
    private readonly payments: PaymentsRepository,
    private readonly parts: PaymentPartsRepository,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** The payment says what is to be sent back of it, and the client is told; throws MongoDB's 11000 for what is owed already, and DEVUELTO_SUPERA_PAGADO. */
  async owe(pago: PagoDoc, debt: Debt, tx: Tx): Promise<void> {
    const saldo = await this.saldos.insert(toSaldo(pago, debt, this.clock.now()), tx);
    if (!(await this.parts.addDebt(String(pago._id), debt.monto, tx))) throw new AppError('DEVUELTO_SUPERA_PAGADO');
    await emitInTurn(this.events, SaldoPorDevolver.event, new SaldoPorDevolver(saldo, tx));
  }

  /** An order was cancelled whose money had come, or came later. */
  async oweCancelled(
    pagoId: string,
    { monto, nota, pedido }: Required<Pick<Debt, 'monto' | 'nota' | 'pedido'>>,
    tx: Tx,
  ): Promise<void> {
    const pago = await this.payments.findById(pagoId, tx);
    if (pago) await this.owe(pago, { monto, motivo: 'cancelado', nota, pedido }, tx);
  }

  /** Enters debts of the past as if each had come about in its time, their payments say them already: for the demo. */
  enterPast(debts: PastDebt[]): Promise<void> {
    return this.saldos.insertMany(
      debts.map(({ pago, fecha, sent, ...debt }) => ({
        ...toSaldo(pago, debt, fecha),
        ...(sent && { estado: 'devuelto' as const, ...sent }),
      })),
    );
  }

  /** Counts the sums that are to be sent back. */
  countWaiting(): Promise<number> {
    return this.saldos.countPending();
  }

  /** The same, and since when the oldest waits. */
  async waiting(): Promise<{ total: number; oldest: Date | null }> {
    const [total, oldest] = await Promise.all([this.saldos.countPending(), this.saldos.oldestPending()]);
    return { total, oldest };
  }

  /** Counts the sums that are to be sent back to a client. */
  countOpenOf(clienteId: string): Promise<number> {
    return this.saldos.countPendingOf(clienteId);
  }
}
