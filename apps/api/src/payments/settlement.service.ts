import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { BankResult } from '@tuerca/contracts/payments/states';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { Transactions, type Tx } from '../platform/database/transactions';
import { AuditService } from '../system/audit.service';
import type { PagoDoc } from './payment.schema';
import { type PagoEventClass, PagoConfirmado, PagoPorRevisar, PagoRechazado, PagoVencido } from './payments.events';
import { PaymentsRepository, type PagoStep } from './payments.repository';

type CheckNote = Pick<PagoDoc, 'proximaRevision' | 'montoRecibido'> & { resultado: BankResult };
type Step = Omit<PagoStep, 'fecha'>;

/** Answers that time does not change: the client should know, since a person may have to ask her. */
const FOR_PEOPLE: readonly BankResult[] = ['monto_distinto', 'datos_invalidos', 'referencia_usada'];
const EXPIRED = 'No pudimos confirmar tu pago a tiempo y la compra se canceló.';

/**
 * Moves payments along their states. The new state, the event and all that its listeners write are one transaction: when one
 * of them fails nothing has happened, and whoever asked (an admin, the sweeper for the bank) asks again.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly repository: PaymentsRepository,
    private readonly events: EventEmitter2,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** A bank or an admin confirms; null when somebody settled it otherwise before. */
  async confirm(
    id: string,
    { por, nota = null, montoRecibido = null }: { por: string; nota?: string | null; montoRecibido?: number | null },
  ): Promise<PagoDoc | null> {
    const set = { resultado: 'verificado' as const, montoRecibido };
    return this.settle(id, { estado: 'pagado', por, nota, set }, PagoConfirmado);
  }

  /** Notes what the bank said of a payment that stays open, and tells once when a person has to look at it. */
  async noteCheck(pago: PagoDoc, set: CheckNote): Promise<void> {
    const id = String(pago._id);
    const { resultado } = set;
    if (!FOR_PEOPLE.includes(resultado) || resultado === pago.resultado)
      return void (await this.repository.recordCheck(id, set));
    await this.transactions.run(async (tx) => {
      if (!(await this.repository.recordCheck(id, set, tx))) return;
      await this.events.emitAsync(PagoPorRevisar.event, new PagoPorRevisar(pago, resultado, tx));
    });
  }

  async expire(id: string): Promise<PagoDoc | null> {
    return this.settle(
      id,
      { estado: 'rechazado', por: 'sistema', nota: EXPIRED, set: { motivo: EXPIRED } },
      PagoVencido,
    );
  }

  /** An admin confirms by hand; throws ESTADO_CAMBIO when it is settled already. */
  async approve(admin: CurrentUser, id: string, nota: string | undefined): Promise<PagoDoc> {
    const before = await this.existing(id);
    const doc = await this.confirm(id, { por: admin.id, nota: nota ?? null });
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    await this.record(admin, 'pago.aprobar', before, doc, nota);
    return doc;
  }

  /** An admin rejects; what it pays for is cancelled by who listens. */
  async reject(admin: CurrentUser, id: string, motivo: string): Promise<PagoDoc> {
    const before = await this.existing(id);
    const doc = await this.settle(
      id,
      { estado: 'rechazado', por: admin.id, nota: motivo, set: { motivo } },
      PagoRechazado,
    );
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    await this.record(admin, 'pago.rechazar', before, doc, motivo);
    return doc;
  }

  /** Ends an open payment, or refunds a settled one, inside the transaction that cancels all it pays for: nobody is owed an event. */
  async undo(id: string, { por, motivo }: { por: string; motivo: string }, tx: Tx): Promise<void> {
    const fecha = this.clock.now();
    const rechazado = await this.repository.settle(
      id,
      { estado: 'rechazado', por, nota: motivo, fecha, set: { motivo } },
      tx,
    );
    if (!rechazado) await this.repository.settle(id, { estado: 'reembolsado', por, nota: motivo, fecha }, tx);
  }

  private settle(id: string, step: Step, event: PagoEventClass): Promise<PagoDoc | null> {
    return this.transactions.run(async (tx) => {
      const doc = await this.repository.settle(id, { ...step, fecha: this.clock.now() }, tx);
      if (doc) await this.events.emitAsync(event.event, new event(doc, tx));
      return doc;
    });
  }

  private async existing(id: string): Promise<PagoDoc> {
    const doc = await this.repository.findById(id);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    return doc;
  }

  private record(admin: CurrentUser, accion: string, before: PagoDoc, after: PagoDoc, motivo?: string): Promise<void> {
    const shown = ({ estado, resultado }: PagoDoc) => ({ estado, resultado });
    return this.audit.record({
      actor: admin.id,
      accion,
      objeto: `pago:${String(before._id)}`,
      antes: shown(before),
      despues: shown(after),
      ...(motivo && { motivo }),
    });
  }
}
