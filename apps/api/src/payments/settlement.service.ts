import { Injectable, Logger } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import type { Tx } from '../platform/database/transactions';
import { AuditService } from '../system/audit.service';
import type { PagoDoc } from './payment.schema';
import { EVENTOS_PAGO } from './payments.events';
import { PaymentsRepository, type Paso } from './payments.repository';

const VENCIDO = 'No pudimos confirmar tu pago a tiempo y la compra se canceló.';

/**
 * Moves payments along their states. State and owed event are one write; the event is told at once, and again by the sweeper
 * for as long as a listener has failed.
 */
@Injectable()
export class SettlementService {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly repository: PaymentsRepository,
    private readonly events: EventEmitter2,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** A bank or an admin confirms; null when somebody settled it otherwise before. */
  async confirm(
    id: string,
    { por, nota = null, montoRecibido = null }: { por: string; nota?: string | null; montoRecibido?: number | null },
  ): Promise<PagoDoc | null> {
    return this.settle(id, {
      estado: 'pagado',
      por,
      nota,
      evento: 'pago.confirmado',
      set: { resultado: 'verificado', montoRecibido },
    });
  }

  async expire(id: string): Promise<PagoDoc | null> {
    return this.settle(id, {
      estado: 'rechazado',
      por: 'sistema',
      nota: VENCIDO,
      evento: 'pago.vencido',
      set: { motivo: VENCIDO },
    });
  }

  /** An admin confirms by hand; throws ESTADO_CAMBIO when it is settled already. */
  async approve(admin: CurrentUser, id: string, nota: string | undefined): Promise<PagoDoc> {
    const antes = await this.existing(id);
    const doc = await this.confirm(id, { por: admin.id, nota: nota ?? null });
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    await this.record(admin, 'pago.aprobar', antes, doc, nota);
    return doc;
  }

  /** An admin rejects; what it pays for is cancelled by who listens. */
  async reject(admin: CurrentUser, id: string, motivo: string): Promise<PagoDoc> {
    const antes = await this.existing(id);
    const doc = await this.settle(id, {
      estado: 'rechazado',
      por: admin.id,
      nota: motivo,
      evento: 'pago.rechazado',
      set: { motivo },
    });
    if (!doc) throw new AppError('ESTADO_CAMBIO');
    await this.record(admin, 'pago.rechazar', antes, doc, motivo);
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

  /** Tells the events that a payment owes, as just written or by its id; what fails stays owed. */
  async flush(pago: string | PagoDoc): Promise<void> {
    const doc = typeof pago === 'string' ? await this.repository.findById(pago) : pago;
    if (!doc) return;
    const id = String(doc._id);
    for (const { nombre } of doc.eventosPendientes) {
      try {
        await this.events.emitAsync(
          nombre,
          new EVENTOS_PAGO[nombre](id, String(doc.clienteId), doc.orderNumber, doc.monto, doc.motivo),
        );
        await this.repository.clearEvent(id, nombre);
      } catch (error) {
        this.log.error(`${nombre} ${id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        return;
      }
    }
  }

  private async settle(id: string, paso: Omit<Paso, 'fecha'>): Promise<PagoDoc | null> {
    const doc = await this.repository.settle(id, { ...paso, fecha: this.clock.now() });
    if (doc) await this.flush(doc);
    return doc;
  }

  private async existing(id: string): Promise<PagoDoc> {
    const doc = await this.repository.findById(id);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    return doc;
  }

  private record(admin: CurrentUser, accion: string, antes: PagoDoc, despues: PagoDoc, motivo?: string): Promise<void> {
    const visto = ({ estado, resultado }: PagoDoc) => ({ estado, resultado });
    return this.audit.record({
      actor: admin.id,
      accion,
      objeto: `pago:${String(antes._id)}`,
      antes: visto(antes),
      despues: visto(despues),
      ...(motivo && { motivo }),
    });
  }
}
