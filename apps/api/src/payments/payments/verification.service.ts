import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { type BankResult, PASSING_RESULTS } from '@tuerca/contracts/payments/payments/states';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { Scheduler } from '../../platform/common/scheduler';
import type { Tx } from '../../platform/database/transactions';
import { BankInquiryService, type Inquiry } from './bank-inquiry.service';
import { HoldingService } from './holding.service';
import { type MovementIdentity, movementKeys } from './movement-identity';
import type { PagoDoc } from './payment.schema';
import { PaymentChecksRepository } from './payment-checks.repository';
import { type PaymentPart, pendingPart } from './payment-part';
import { nextCheck } from './payment-rules';
import { PagoRevisado } from './payments.events';
import { PaymentsRepository } from './payments.repository';
import { SettlementService } from './settlement.service';

/** Longer than any adapter needs, in milliseconds: after it a check counts as lost with its instance. */
const LEASE = 20_000;

/** Before a settlement that failed is tried again, in milliseconds. */
const RETRY = 2000;

/** Note in the history about money that the bank found after the purchase had ended. */
const FOUND_LATE = 'El banco encontró el pago con la compra ya cancelada';

/** Fields that mark a payment as being checked from `now` on. */
export const firstCheck = (now: Date) => ({
  bloqueadoHasta: new Date(now.getTime() + LEASE),
  ultimaRevision: now,
  intentos: 1,
});

/** Asks the bank about payments, one instance at a time for each. */
@Injectable()
export class VerificationService {
  private readonly log = new Logger('Payments');
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly repository: PaymentsRepository,
    private readonly checked: PaymentChecksRepository,
    private readonly inquiry: BankInquiryService,
    private readonly settlement: SettlementService,
    private readonly holding: HoldingService,
    private readonly clock: Clock,
    private readonly events: EventEmitter2,
    scheduler: Scheduler,
  ) {
    scheduler.addEnding(() => Promise.all(this.running));
  }

  /** The first check of a payment that was registered as being checked; nobody waits for it, and the sweeper repeats what gets lost. */
  start(pago: PagoDoc): void {
    if (pago.referencia) this.track(String(pago._id), this.check(pago));
  }

  /** Checks a payment again, due or not, without making anybody wait. */
  startAgain(id: string): void {
    this.track(id, this.verify(id, true));
  }

  /** Checks a payment that is due (`force`: due or not); false when somebody is at it. */
  async verify(id: string, force = false): Promise<boolean> {
    const now = this.clock.now();
    const pago = await this.checked.claim(id, now, new Date(now.getTime() + LEASE), force);
    if (!pago) return false;
    await this.check(pago);
    return true;
  }

  private async check(pago: PagoDoc): Promise<void> {
    const part = pendingPart(pago);
    const inquiry = await this.inquiry.ask(pago, part);
    const { answer } = inquiry;
    // A bank that found it for another amount has not found what is due, whatever it calls that.
    const differs = answer.montoRecibido !== undefined && answer.montoRecibido !== part.monto;
    if (answer.resultado === 'verificado' && !differs) return this.confirm(pago, part, inquiry);
    await inquiry.keep();
    // The bank found something, but what it found has paid already.
    const { movimiento, montoRecibido = null } = answer;
    const used = movimiento && (await this.isUsed(pago, { ...movimiento, monto: montoRecibido ?? part.monto }));
    await (used
      ? this.note(pago, part, 'referencia_usada', null)
      : this.note(pago, part, answer.resultado === 'verificado' ? 'monto_distinto' : answer.resultado, montoRecibido));
  }

  /** The bank's answer is not lost with a settlement that failed: the payment is free for the sweeper, which asks again. */
  private async confirm(pago: PagoDoc, part: PaymentPart, { answer, keep }: Inquiry): Promise<void> {
    const { bancoEmisor, fechaPago: fecha, referencia, monto } = part;
    const { movimiento, montoRecibido = monto } = answer;
    const abono = {
      bancoEmisor,
      fecha,
      referencia: referencia!,
      ...movimiento,
      monto: montoRecibido,
      movimientoId: null,
    };
    const received = { por: 'banco', nota: null, abono, certain: movimiento !== undefined };
    try {
      // The answer is kept with what follows from it: one commit less for every purchase.
      const kept = (_: PagoDoc, tx: Tx) => keep(tx);
      const settled =
        (await this.settlement.pay(pago, received, kept)) ??
        // The purchase ended while the bank was asked: the money is there all the same.
        (await this.settlement.recordLate(pago, { ...received, nota: FOUND_LATE }, kept));
      if (!settled) await keep();
    } catch (error) {
      await keep();
      if (error instanceof AppError && error.code === 'MOVIMIENTO_USADO')
        return this.note(pago, part, 'referencia_usada', null);
      await this.checked.recordCheck(pago, { proximaRevision: new Date(this.clock.now().getTime() + RETRY) });
      throw error;
    }
  }

  /** Only what time can change is tried again; the rest waits for a person. */
  private async note(pago: PagoDoc, part: PaymentPart, found: BankResult, montoRecibido: number | null): Promise<void> {
    const passing = PASSING_RESULTS.includes(found);
    const { metodoPago } = pago;
    const again = passing && metodoPago !== 'efectivo';
    const proximaRevision = again ? nextCheck(metodoPago, part.desde, this.clock.now()) : null;
    const resultado = passing && !proximaRevision ? 'manual' : found;
    // What came before a difference was asked for stays known.
    const received = pago.diferencia ? pago.montoRecibido : montoRecibido;
    // Money that came, or a bank that cannot be asked, is nothing that a short deadline may take from the buyer.
    const waits = montoRecibido !== null || found === 'banco_no_disponible';
    const holdUntil = waits ? await this.holding.full(part.desde) : undefined;
    await this.settlement.noteCheck(pago, { resultado, proximaRevision, montoRecibido: received, holdUntil });
    this.events.emit(PagoRevisado.event, new PagoRevisado(String(pago.clienteId)));
  }

  private async isUsed(pago: PagoDoc, movement: MovementIdentity): Promise<boolean> {
    const { precise } = movementKeys(pago.bancoReceptor, movement);
    return (await this.repository.findMovementHolders([precise], String(pago._id))).length > 0;
  }

  private track(id: string, check: Promise<unknown>): void {
    const work: Promise<unknown> = check
      .catch((error: unknown) =>
        this.log.warn(`Verificación ${id}: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => this.running.delete(work));
    this.running.add(work);
  }
}
