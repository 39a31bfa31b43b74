import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { Clock } from '../platform/common/clock';
import { BankAdapter, type BankAnswer } from './bank/bank-adapter';
import { nextCheck } from './payment-rules';
import type { PagoDoc } from './payment.schema';
import { PagoRevisado } from './payments.events';
import { PaymentsRepository } from './payments.repository';
import { SettlementService } from './settlement.service';

/** Longer than any adapter needs, in milliseconds: after it a check counts as lost with its instance. */
const LEASE = 20_000;

/** Before a settlement that failed is tried again, in milliseconds. */
const RETRY = 2000;

/** What marks a payment as being checked from `now` on. */
export const firstCheck = (now: Date) => ({
  bloqueadoHasta: new Date(now.getTime() + LEASE),
  ultimaRevision: now,
  intentos: 1,
});

/** Asks the bank about payments, one instance at a time for each. */
@Injectable()
export class VerificationService implements BeforeApplicationShutdown {
  private readonly log = new Logger('Payments');
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly repository: PaymentsRepository,
    private readonly settlement: SettlementService,
    private readonly bank: BankAdapter,
    private readonly clock: Clock,
    private readonly events: EventEmitter2,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.running);
  }

  /** The first check of a payment that was registered as being checked; nobody waits for it, and the sweeper repeats what gets lost. */
  start(pago: PagoDoc): void {
    if (pago.referencia) this.track(String(pago._id), this.check(pago));
  }

  /** Checks a payment again, due or not, without making anybody wait. */
  startAgain(id: string): void {
    this.track(id, this.verify(id, true));
  }

  /** Checks a payment that is due (`force`: due or not), unless somebody is at it. */
  async verify(id: string, force = false): Promise<void> {
    const now = this.clock.now();
    const pago = await this.repository.claim(id, now, new Date(now.getTime() + LEASE), force);
    if (pago) await this.check(pago);
  }

  private async check(pago: PagoDoc): Promise<void> {
    const id = String(pago._id);
    const { resultado: found, montoRecibido = null } = await this.ask(pago);
    if (found === 'verificado') return this.confirm(id, montoRecibido);
    // Only what time can change is tried again; the rest waits for a person.
    const passing = found === 'no_encontrado' || found === 'banco_no_disponible';
    const proximaRevision = passing ? nextCheck(pago.metodoPago, pago.fecha, this.clock.now()) : null;
    const resultado = passing && !proximaRevision ? 'manual' : found;
    await this.settlement.noteCheck(pago, { resultado, proximaRevision, montoRecibido });
    this.events.emit(PagoRevisado.event, new PagoRevisado(String(pago.clienteId)));
  }

  /** The bank's answer is not lost with a settlement that failed: the payment is free for the sweeper, which asks again. */
  private async confirm(id: string, montoRecibido: number | null): Promise<void> {
    try {
      await this.settlement.confirm(id, { por: 'banco', montoRecibido });
    } catch (error) {
      await this.repository.recordCheck(id, { proximaRevision: new Date(this.clock.now().getTime() + RETRY) });
      throw error;
    }
  }

  private track(id: string, check: Promise<void>): void {
    const work: Promise<void> = check
      .catch((error: unknown) =>
        this.log.warn(`Verificación ${id}: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => this.running.delete(work));
    this.running.add(work);
  }

  private async ask(pago: PagoDoc): Promise<BankAnswer> {
    if (!pago.referencia) return { resultado: 'manual' };
    try {
      return await this.bank.check({ ...pago, referencia: pago.referencia });
    } catch (error) {
      this.log.warn(`Banco: ${error instanceof Error ? error.message : String(error)}`);
      return { resultado: 'banco_no_disponible' };
    }
  }
}
