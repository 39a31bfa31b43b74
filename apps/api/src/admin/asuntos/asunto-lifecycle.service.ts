import { Injectable, Logger } from '@nestjs/common';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { ASUNTO_ROLES, type CausaAsunto } from '@tuerca/contracts/admin/asunto-states';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { NegocioDecidido } from '../../auth/negocios/negocios.events';
import { EstadoCuenta } from '../../auth/users/users.events';
import { Clock } from '../../platform/common/clock';
import { InTransaction } from '../../platform/common/in-transaction';
import { Scheduler } from '../../platform/common/scheduler';
import { afterCommit } from '../../platform/database/after-commit';
import { DueWork } from '../../platform/database/due-work.service';
import type { Tx } from '../../platform/database/transactions';
import type { AsuntoDoc } from './asunto.schema';
import { AsuntoNotices } from './asunto-notices.service';
import { AsuntosRepository } from './asuntos.repository';
import { AsuntosService } from './asuntos.service';
import { DecisionsService } from './decisions.service';

const EVERY_MS = 60_000;
const ROLES: readonly Role[] = ASUNTO_ROLES;

/**
 * Handles an account that can no longer fulfil its open things. The asunto is written in the transaction that blocks the
 * account; the people who wait are notified after it, by another process if this one dies; undecided things are cancelled when
 * their time is over.
 */
@Injectable()
export class AsuntoLifecycle {
  private readonly log = new Logger('Asuntos');

  constructor(
    private readonly repository: AsuntosRepository,
    private readonly asuntos: AsuntosService,
    private readonly decisions: DecisionsService,
    private readonly notices: AsuntoNotices,
    private readonly work: DueWork,
    private readonly clock: Clock,
    scheduler: Scheduler,
  ) {
    scheduler.add('Asuntos', EVERY_MS, () => this.sweep());
  }

  @InTransaction(EstadoCuenta)
  async onAccount({ userId, role, activo, eliminada, tx }: EstadoCuenta): Promise<void> {
    if (activo) await this.goOn(userId, ['desactivada'], tx);
    else await this.begin(userId, role, eliminada ? 'eliminada' : 'desactivada', tx);
  }

  @InTransaction(NegocioDecidido)
  async onReview({ negocio: { id, tipo }, paso, tx }: NegocioDecidido): Promise<void> {
    if (paso === 'rechazada') await this.begin(id, tipo === 'tienda' ? 'store' : 'workshop', 'rechazada', tx);
    if (paso === 'aprobada') await this.goOn(id, ['rechazada'], tx);
  }

  /** Tells who waits, cancels what nobody decided in time, and ends what nothing is left of. */
  async sweep(): Promise<void> {
    await this.notices.send();
    await this.work.drain(this.repository.expired, this.log, (doc) => this.expire(doc));
    await this.asuntos.closeDone();
  }

  private async begin(cuentaId: string, role: Role, causa: CausaAsunto, tx: Tx): Promise<void> {
    if (!ROLES.includes(role)) return;
    const abierto = this.clock.now();
    const vence = this.asuntos.endOf(abierto);
    await this.repository.openWhole({ cuentaId, role, causa, abierto, vence, solo: null }, tx);
    afterCommit(tx, () => this.notices.sendSoon());
  }

  private async goOn(cuentaId: string, causas: readonly CausaAsunto[], tx: Tx): Promise<void> {
    await this.repository.closeReturned(cuentaId, causas, this.clock.now(), tx);
    afterCommit(tx, () => this.notices.sendSoon());
  }

  private async expire(doc: AsuntoDoc): Promise<boolean> {
    await this.decisions.all(doc, { admin: null, decision: 'cancelar', motivo: ASUNTO_MESSAGES.expired });
    const after = await this.repository.findById(String(doc._id));
    if (after) await this.asuntos.closeIfDone(after);
    return true;
  }
}
