import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { EventEmitter2, OnEvent } from '@nestjs/event-emitter';
import type { ChangedFrame } from '@tuerca/contracts/chats/notifications/live';
import { NegocioDecidido, NegocioPorRevisar } from '../../auth/negocios/negocios.events';
import { UsersService } from '../../auth/users/users.service';
import { CompraAnulada, CompraPagada, CompraRegistrada, PedidoMovido } from '../../orders/orders/orders.events';
import {
  PagoCambiado,
  PagoPorRevisar,
  PagoRevisado,
  SaldoDevuelto,
  SaldoPorDevolver,
} from '../../payments/payments/payments.events';
import { AccionAuditada } from '../../platform/audit/audit.events';
import { afterCommit } from '../../platform/database/after-commit';
import type { Tx } from '../../platform/database/transactions';
import { RealtimeService } from '../../platform/realtime/realtime.service';
import { ReporteCreado } from '../../platform/reportes/reportes.events';
import { OficinaCambio } from './office-changes.events';

/** Changes within this time reach the offices as one, in milliseconds: a busy day must not cost a reading per order. */
const GATHER_MS = 1000;
const CHANGED = { type: 'system', action: 'changed', data: { subject: 'oficina' } } satisfies ChangedFrame;

/** Tells the open offices of administrators that what waits, or the platform's figures, are no longer what they show. */
@Injectable()
export class OfficeChangesService implements OnApplicationShutdown {
  private readonly logger = new Logger('OfficeChanges');
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly realtime: RealtimeService,
    private readonly users: UsersService,
    private readonly events: EventEmitter2,
  ) {}

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  @OnEvent(CompraRegistrada.event)
  @OnEvent(CompraPagada.event)
  @OnEvent(CompraAnulada.event)
  @OnEvent(PedidoMovido.event)
  @OnEvent(PagoPorRevisar.event)
  @OnEvent(PagoRevisado.event)
  @OnEvent(PagoCambiado.event)
  @OnEvent(SaldoPorDevolver.event)
  @OnEvent(SaldoDevuelto.event)
  @OnEvent(ReporteCreado.event)
  @OnEvent(NegocioPorRevisar.event)
  @OnEvent(NegocioDecidido.event)
  @OnEvent(AccionAuditada.event)
  onChange({ tx }: { tx?: Tx }): void {
    afterCommit(tx, () => this.schedule());
  }

  private schedule(): void {
    this.events.emit(OficinaCambio.event, new OficinaCambio());
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.tell().catch((error: unknown) => this.logger.warn(`The offices were not told: ${String(error)}`));
    }, GATHER_MS).unref();
  }

  private async tell(): Promise<void> {
    this.realtime.toUsers(await this.users.findIdsByRole('admin'), CHANGED);
  }
}
