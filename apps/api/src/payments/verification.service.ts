import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../platform/common/clock';
import { BankAdapter, type RespuestaBanco } from './bank/bank-adapter';
import { siguienteRevision } from './payment-rules';
import type { PagoDoc } from './payment.schema';
import { PaymentsRepository } from './payments.repository';
import { SettlementService } from './settlement.service';

/** Longer than any adapter needs: after it the check counts as lost with its instance. */
const ARRIENDO = 60_000;

/** Asks the bank about payments, one instance at a time for each. */
@Injectable()
export class VerificationService implements BeforeApplicationShutdown {
  private readonly log = new Logger('Payments');
  private readonly enCurso = new Set<Promise<void>>();

  constructor(
    private readonly repository: PaymentsRepository,
    private readonly settlement: SettlementService,
    private readonly bank: BankAdapter,
    private readonly clock: Clock,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.enCurso);
  }

  /** Tells what a payment owes and checks it, without making anybody wait; the sweeper repeats what gets lost. */
  start(pago: string | PagoDoc, force = false): void {
    const id = typeof pago === 'string' ? pago : String(pago._id);
    const trabajo: Promise<void> = this.settlement
      .flush(pago)
      .then(() => this.verify(id, force))
      .catch((error: unknown) =>
        this.log.warn(`Verificación ${id}: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => this.enCurso.delete(trabajo));
    this.enCurso.add(trabajo);
  }

  /** Checks a payment that is due (`force`: due or not), unless somebody is at it. */
  async verify(id: string, force = false): Promise<void> {
    const ahora = this.clock.now();
    const pago = await this.repository.claim(id, ahora, new Date(ahora.getTime() + ARRIENDO), force);
    if (!pago) return;
    const respuesta = await this.ask(pago);
    if (respuesta.resultado === 'verificado') {
      await this.settlement.confirm(id, { por: 'banco', montoRecibido: respuesta.montoRecibido ?? null });
      return;
    }
    // Only what time can change is tried again; the rest waits for a person.
    const pasajero = respuesta.resultado === 'no_encontrado' || respuesta.resultado === 'banco_no_disponible';
    const proximaRevision = pasajero ? siguienteRevision(pago.metodoPago, pago.fecha, this.clock.now()) : null;
    const resultado = pasajero && !proximaRevision ? 'manual' : respuesta.resultado;
    await this.repository.recordCheck(id, {
      resultado,
      proximaRevision,
      montoRecibido: respuesta.montoRecibido ?? null,
    });
  }

  private async ask(pago: PagoDoc): Promise<RespuestaBanco> {
    if (!pago.referencia) return { resultado: 'manual' };
    try {
      return await this.bank.check({ ...pago, referencia: pago.referencia });
    } catch (error) {
      this.log.warn(`Banco: ${error instanceof Error ? error.message : String(error)}`);
      return { resultado: 'banco_no_disponible' };
    }
  }
}
