import { CASH_MESSAGES } from '@tuerca/contracts/checkout/cash';
import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { BankResult } from '@tuerca/contracts/payments/states';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/messages';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import { emitInTurn } from '../platform/common/emit-in-turn';
import { isDuplicateKey } from '../platform/database/database-errors';
import { Transactions, type Tx } from '../platform/database/transactions';
import { DebtsService } from './debts.service';
import { type MovementKeys, movementKeys } from './movement-identity';
import type { AbonoDoc } from './payment-part.schema';
import type { PagoDoc } from './payment.schema';
import {
  type PagoEventClass,
  PagoCambiado,
  PagoConfirmado,
  PagoPorRevisar,
  PagoRechazado,
  PagoVencido,
} from './payments.events';
import { PaymentChecksRepository } from './payment-checks.repository';
import { PaymentPartsRepository } from './payment-parts.repository';
import { finalOf } from './payment-rules';
import { PaymentsRepository, type PagoStep } from './payments.repository';
import { MovementsRepository } from './statements/movements.repository';

type CheckNote = Pick<PagoDoc, 'proximaRevision' | 'montoRecibido'> & { resultado: BankResult; holdUntil?: Date };
type Step = Omit<PagoStep, 'fecha'>;
/** What happens in the transaction of a settlement, after payment and listeners. */
type Then = (pago: PagoDoc, tx: Tx) => Promise<void>;

/** What makes a payment whole. */
export interface Received {
  por: string;
  nota: string | null;
  /** Null when nothing is known of the bank's movement. */
  abono: AbonoDoc | null;
  /** The movement is known as the bank has it, and not only as the payer stated it. */
  certain: boolean;
}

/** Answers that time does not change: the client should know, since a person may have to ask her. */
const FOR_PEOPLE: readonly BankResult[] = ['monto_distinto', 'datos_invalidos', 'referencia_usada'];
const EXPIRED = 'No pudimos confirmar tu pago a tiempo y la compra se canceló.';
/** Céntimos that came of a payment. */
const receivedOf = ({ abonos }: PagoDoc): number => abonos.reduce((sum, { monto }) => sum + monto, 0);

/**
 * Moves payments along their states. The new state, the event and all that its listeners write are one transaction: when one
 * of them fails nothing has happened, and whoever asked (an admin, the sweeper for the bank) asks again.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly repository: PaymentsRepository,
    private readonly checked: PaymentChecksRepository,
    private readonly movements: MovementsRepository,
    private readonly parts: PaymentPartsRepository,
    private readonly debts: DebtsService,
    private readonly events: EventEmitter2,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A bank or an admin found what was missing; null when somebody settled it otherwise before, or something else is looked for
   * by now. Throws MOVIMIENTO_USADO when another payment rests on the movement.
   */
  pay(pago: PagoDoc, { por, nota, abono, certain }: Received, then?: Then): Promise<PagoDoc | null> {
    const { ronda, diferencia, monto } = pago;
    const montoRecibido = abono ? receivedOf(pago) + abono.monto : monto;
    return this.transact(async (tx) => {
      const received = abono ? { abono, keys: await this.take(pago, abono, certain, tx) } : undefined;
      const set = {
        resultado: 'verificado' as const,
        montoRecibido,
        ...(diferencia && { 'diferencia.estado': 'completa' as const }),
      };
      return this.move(
        String(pago._id),
        { estado: 'pagado', por, nota, ronda, set, received },
        PagoConfirmado,
        tx,
        then,
      );
    });
  }

  /**
   * Money was found of a payment that has ended without it: it is owed to the client, once per movement. Null when the payment
   * is not rejected, or has this movement already. Throws MOVIMIENTO_USADO when another payment rests on the movement.
   */
  recordLate(
    pago: PagoDoc,
    { por, nota, abono, certain }: Received & { abono: AbonoDoc; nota: string },
    then?: Then,
  ): Promise<PagoDoc | null> {
    const keys = movementKeys(pago.bancoReceptor, abono);
    return this.transact(async (tx) => {
      const taken = await this.take(pago, abono, certain, tx);
      const movement = { abono, keys, taken, por, nota, fecha: this.clock.now() };
      const doc = await this.parts.addLate(String(pago._id), movement, tx);
      if (!doc) return null;
      // Who cancelled what she had paid is owed it all the same as if the money had come before.
      const motivo = finalOf(doc) === 'sistema' ? ('tardio' as const) : ('cancelado' as const);
      await this.debts.owe(doc, { monto: abono.monto, motivo, nota, movimiento: keys.precise }, tx);
      await emitInTurn(this.events, PagoCambiado.event, new PagoCambiado(String(doc.clienteId), tx));
      await then?.(doc, tx);
      return doc;
    });
  }

  /** Runs a settlement; when another one took the movement in the same moment, once more, so that it is seen who did. */
  async transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.transactions.run(work);
    }
  }

  /**
   * The keys under which a payment takes a movement, inside its transaction; the unique index has the last word. Whatever is
   * only known from the payer must not share receiver, digits and amount with another one: she may have stated bank or date wrongly.
   */
  async take(pago: PagoDoc, abono: AbonoDoc, certain: boolean, tx: Tx): Promise<string[]> {
    const id = String(pago._id);
    if (abono.movimientoId && !(await this.movements.claim(abono.movimientoId, pago, this.clock.now(), tx)))
      throw new AppError('MOVIMIENTO_USADO');
    const keys: MovementKeys = movementKeys(pago.bancoReceptor, abono);
    const holders = await this.repository.findMovementHolders([keys.precise, keys.broad], id, tx);
    if (!holders.length) return [keys.precise, keys.broad];
    const holder = holders.find(({ clavesMovimiento }) => clavesMovimiento?.includes(keys.precise));
    if (!holder && certain) return [keys.precise];
    const { orderNumber } = holder ?? holders[0]!;
    throw new AppError('MOVIMIENTO_USADO', {
      message: `Ese movimiento del banco ya pagó la compra ${orderNumber}.`,
    });
  }

  /** Notes what the bank said of a payment that stays open, and tells once when a person has to look at it. */
  async noteCheck(pago: PagoDoc, set: CheckNote): Promise<void> {
    const { resultado } = set;
    if (!FOR_PEOPLE.includes(resultado) || resultado === pago.resultado)
      return void (await this.checked.recordCheck(pago, set));
    await this.transactions.run(async (tx) => {
      if (!(await this.checked.recordCheck(pago, set, tx))) return;
      await emitInTurn(this.events, PagoPorRevisar.event, new PagoPorRevisar(pago, resultado, tx));
    });
  }

  /** Nobody confirmed it in time; null when it was settled meanwhile or may still be. */
  async expire(id: string): Promise<PagoDoc | null> {
    const before = await this.repository.findById(id);
    if (!before) return null;
    const reason =
      before.metodoPago === 'efectivo'
        ? CASH_MESSAGES.expired
        : before.diferencia?.estado === 'esperando'
          ? PAYMENT_MESSAGES.differenceExpired
          : EXPIRED;
    const step = {
      estado: 'rechazado' as const,
      por: 'sistema',
      nota: reason,
      ronda: before.ronda,
      set: { motivo: reason },
    };
    return this.transactions.run((tx) => this.move(id, step, PagoVencido, tx));
  }

  /** A store took the money of what it hands over, inside its transaction; null when it was settled otherwise before. */
  collect(id: string, nota: string, tx: Tx): Promise<PagoDoc | null> {
    return this.move(id, { estado: 'pagado', por: 'tienda', nota }, PagoConfirmado, tx);
  }

  /** An admin rejects; what it pays for is cancelled by who listens. Null when it is settled already. */
  reject(id: string, por: string, motivo: string, then?: Then): Promise<PagoDoc | null> {
    const step = { estado: 'rechazado' as const, por, nota: motivo, set: { motivo } };
    return this.transactions.run((tx) => this.move(id, step, PagoRechazado, tx, then));
  }

  /** Ends an open payment, or refunds a settled one, inside the transaction that cancels all it pays for: nobody is owed an event. */
  async undo(id: string, { por, motivo }: { por: string; motivo: string }, tx: Tx): Promise<void> {
    const fecha = this.clock.now();
    const rechazado = await this.repository.settle(
      id,
      { estado: 'rechazado', por, nota: motivo, fecha, set: { motivo } },
      tx,
    );
    if (rechazado) await this.owe(rechazado, tx);
    else await this.repository.settle(id, { estado: 'reembolsado', por, nota: motivo, fecha }, tx);
  }

  private async move(id: string, step: Step, event: PagoEventClass, tx: Tx, then?: Then): Promise<PagoDoc | null> {
    const doc = await this.repository.settle(id, { ...step, fecha: this.clock.now() }, tx);
    if (!doc) return null;
    if (doc.estado === 'rechazado') await this.owe(doc, tx);
    await emitInTurn(this.events, event.event, new event(doc, tx));
    await then?.(doc, tx);
    return doc;
  }

  /** What came of a payment that will never be whole goes back to the client. */
  private async owe(pago: PagoDoc, tx: Tx): Promise<void> {
    const monto = receivedOf(pago);
    if (monto > 0) await this.debts.owe(pago, { monto, motivo: 'incompleto', nota: pago.motivo }, tx);
  }
}
