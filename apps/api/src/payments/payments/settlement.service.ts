import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { CASH_MESSAGES } from '@tuerca/contracts/cart/checkout/cash';
import { paidName } from '@tuerca/contracts/payments/payments/concepts';
import type { BankResult } from '@tuerca/contracts/payments/payments/states';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { DebtsService } from './debts.service';
import { isSameMovement, type MovementKeys, movementKeys } from './movement-identity';
import { PayablesService } from './payables.service';
import type { PagoDoc } from './payment.schema';
import { PaymentChecksRepository } from './payment-checks.repository';
import type { AbonoDoc } from './payment-part.schema';
import { PaymentPartsRepository } from './payment-parts.repository';
import { finalOf } from './payment-rules';
import {
  PagoCambiado,
  PagoConfirmado,
  type PagoEventClass,
  PagoPorRevisar,
  PagoRechazado,
  PagoVencido,
} from './payments.events';
import { type PagoStep, PaymentsRepository } from './payments.repository';
import { BankMovementsRepository, likeness } from './statements/movements.repository';

type CheckNote = Pick<PagoDoc, 'proximaRevision' | 'montoRecibido'> & { resultado: BankResult; holdUntil?: Date };
type Step = Omit<PagoStep, 'fecha'>;
/** Runs in the transaction of a settlement, after payment and listeners. */
type Then = (pago: PagoDoc, tx: Tx) => Promise<void>;

/** Amount and evidence that complete a payment. */
export interface Received {
  por: string;
  nota: string | null;
  /** Null when nothing is known of the bank's movement. */
  abono: AbonoDoc | null;
  /** The movement is known as the bank has it, and not only as the payer stated it. */
  certain: boolean;
  /** Administrator who requested it, where two are needed. */
  askedBy?: string;
}

/** Answers that time does not change: the client should know, since a person may have to ask her. */
const FOR_PEOPLE: readonly BankResult[] = ['monto_distinto', 'datos_invalidos', 'referencia_usada'];
/** Céntimos that came of a payment. */
const receivedOf = ({ abonos }: PagoDoc): number => abonos.reduce((sum, { monto }) => sum + monto, 0);

/**
 * Whether a payment rests on the movement that is to be taken. Two movements of statements are two when their keys differ;
 * whatever a person or a bank's answer described is the same as all that it fits, until a statement says which one it is.
 */
function isRival(
  { clavesMovimiento = [], abonos }: PagoDoc,
  { abono, certain, keys }: { abono: AbonoDoc; certain: boolean; keys: MovementKeys },
): boolean {
  if (clavesMovimiento.includes(keys.precise)) return true;
  if (!certain && keys.broad && clavesMovimiento.includes(keys.broad)) return true;
  return abonos.some((other) => !(certain && abono.movimientoId && other.movimientoId) && isSameMovement(other, abono));
}

/**
 * Moves payments along their states. The new state, the event and all that its listeners write are one transaction: when one
 * of them fails nothing has happened, and whoever asked (an admin, the sweeper for the bank) asks again.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly repository: PaymentsRepository,
    private readonly checked: PaymentChecksRepository,
    private readonly movements: BankMovementsRepository,
    private readonly parts: PaymentPartsRepository,
    private readonly debts: DebtsService,
    private readonly payables: PayablesService,
    private readonly events: EventEmitter2,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A bank or an admin found what was missing; null when somebody settled it otherwise before, or something else is looked for
   * by now. Throws MOVIMIENTO_USADO when another payment rests on the movement.
   */
  pay(pago: PagoDoc, { por, nota, abono, certain, askedBy }: Received, then?: Then): Promise<PagoDoc | null> {
    const { ronda, diferencia, monto } = pago;
    const montoRecibido = abono ? receivedOf(pago) + abono.monto : monto;
    return this.transact(async (tx) => {
      const received = abono ? await this.take(pago, { abono, certain, por }, tx) : undefined;
      const set = {
        resultado: 'verificado' as const,
        montoRecibido,
        ...(diferencia && { 'diferencia.estado': 'completa' as const }),
      };
      return this.move(
        String(pago._id),
        { estado: 'pagado', por, nota, ronda, askedBy, set, received },
        PagoConfirmado,
        tx,
        then,
      );
    });
  }

  /** Too little came: the payment is rejected for `motivo`, and all that came is owed to the client. Null as above. */
  giveBack(
    pago: PagoDoc,
    { por, motivo, abono, certain }: Omit<Received, 'nota' | 'askedBy'> & { motivo: string },
    then?: Then,
  ): Promise<PagoDoc | null> {
    const montoRecibido = receivedOf(pago) + (abono?.monto ?? 0);
    return this.transact(async (tx) => {
      const received = abono ? await this.take(pago, { abono, certain, por }, tx) : undefined;
      const set = { motivo, montoRecibido };
      const step = { estado: 'rechazado' as const, por, nota: motivo, ronda: pago.ronda, set, received };
      return this.move(String(pago._id), step, PagoRechazado, tx, then);
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
      const { keys: taken, abono: claimed } = await this.take(pago, { abono, certain, por }, tx);
      const movement = { abono: claimed, keys, taken, por, nota, fecha: this.clock.now() };
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
   * Takes a movement for a payment, inside its transaction: the keys that no other payment may have, and what was received, with
   * the movement of a statement that it is. The unique index has the last word. Throws MOVIMIENTO_USADO, and MOVIMIENTO_DUDOSO
   * where a person named none and several fit.
   */
  async take(
    pago: PagoDoc,
    { abono, certain, por }: Pick<Received, 'certain' | 'por'> & { abono: AbonoDoc },
    tx: Tx,
  ): Promise<{ abono: AbonoDoc; keys: string[] }> {
    const keys: MovementKeys = movementKeys(pago.bancoReceptor, abono);
    const holders = await this.repository.findMovementHolders(keys.all, String(pago._id), tx);
    const holder = holders.find((one) => isRival(one, { abono, certain, keys }));
    if (holder)
      throw new AppError('MOVIMIENTO_USADO', {
        message: `Ese movimiento del banco ya pagó ${paidName(holder)}.`,
      });
    const movimientoId = abono.movimientoId ?? (await this.findMovement(pago, abono, por, tx));
    if (movimientoId && !(await this.movements.claim(movimientoId, pago, this.clock.now(), tx)))
      throw new AppError('MOVIMIENTO_USADO');
    const held = new Set(holders.flatMap(({ clavesMovimiento }) => clavesMovimiento ?? []));
    return { abono: { ...abono, movimientoId }, keys: keys.all.filter((key) => !held.has(key)) };
  }

  /** The free movement of a statement that somebody described; null when none is known yet. */
  private async findMovement(
    { bancoReceptor }: PagoDoc,
    abono: AbonoDoc,
    por: string,
    tx: Tx,
  ): Promise<AbonoDoc['movimientoId']> {
    const found = await this.movements.findFree(bancoReceptor, abono, tx);
    if (found.length > 1 && por !== 'banco') throw new AppError('MOVIMIENTO_DUDOSO');
    const [first] = found.sort((a, b) => likeness(b, abono) - likeness(a, abono));
    return first?._id ?? null;
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
          ? this.payables.of(before).differenceExpired
          : this.payables.of(before).expired;
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

  /** Owes the client the amount received for a payment that will never be completed. */
  private async owe(pago: PagoDoc, tx: Tx): Promise<void> {
    const monto = receivedOf(pago);
    if (monto > 0) await this.debts.owe(pago, { monto, motivo: 'incompleto', nota: pago.motivo }, tx);
  }
}
