import { Injectable, Logger } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { ASUNTO_ROLES, type CausaAsunto } from '@tuerca/contracts/admin/asunto-states';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { NegocioDecidido } from '../../negocios/negocios.events';
import { NotificationsService } from '../../notifications/notifications.service';
import { Clock } from '../../platform/common/clock';
import { Rounds } from '../../platform/common/rounds';
import { afterCommit } from '../../platform/database/after-commit';
import { DueWork } from '../../platform/database/due-work.service';
import type { Tx } from '../../platform/database/transactions';
import { EstadoCuenta } from '../../users/users.events';
import type { AsuntoDoc, Cosa } from './asunto.schema';
import { AsuntosRepository } from './asuntos.repository';
import { AsuntosService } from './asuntos.service';
import { accountOf, DecisionsService } from './decisions.service';
import { idOf, OpenThingsService } from './open-things.service';
import { noticeOf, type Told } from './waiting-words';

/** Part of the transaction that switches the account: what cannot be noted undoes it. */
const LISTENER = { promisify: true, suppressErrors: false } as const;
const EVERY_MS = 60_000;
/** Notices that are stored together. */
const BATCH = 200;
const ROLES: readonly Role[] = ASUNTO_ROLES;

/**
 * What follows when an account can no longer fulfil what is open: it is noted in the transaction that blocks the account; those who
 * wait are told after it, by whoever looks first when this process dies; what nobody decided in time is cancelled.
 */
@Injectable()
export class AsuntoRounds {
  private readonly log = new Logger('Asuntos');

  constructor(
    private readonly repository: AsuntosRepository,
    private readonly asuntos: AsuntosService,
    private readonly decisions: DecisionsService,
    private readonly things: OpenThingsService,
    private readonly notifications: NotificationsService,
    private readonly work: DueWork,
    private readonly clock: Clock,
    rounds: Rounds,
  ) {
    rounds.add('Asuntos', EVERY_MS, () => this.sweep());
  }

  @OnEvent(EstadoCuenta.event, LISTENER)
  async onAccount({ userId, role, activo, eliminada, tx }: EstadoCuenta): Promise<void> {
    if (activo) await this.goOn(userId, ['desactivada'], tx);
    else await this.begin(userId, role, eliminada ? 'eliminada' : 'desactivada', tx);
  }

  @OnEvent(NegocioDecidido.event, LISTENER)
  async onReview({ negocio: { id, tipo }, paso, tx }: NegocioDecidido): Promise<void> {
    if (paso === 'rechazada') await this.begin(id, tipo === 'tienda' ? 'store' : 'workshop', 'rechazada', tx);
    if (paso === 'aprobada') await this.goOn(id, ['rechazada'], tx);
  }

  /** Tells who waits, cancels what nobody decided in time, and ends what nothing is left of. */
  async sweep(): Promise<void> {
    await this.tell();
    await this.work.drain(this.repository.expired, this.log, (doc) => this.expire(doc));
    await this.asuntos.closeDone();
  }

  private async begin(cuentaId: string, role: Role, causa: CausaAsunto, tx: Tx): Promise<void> {
    if (!ROLES.includes(role)) return;
    const abierto = this.clock.now();
    const vence = this.asuntos.endOf(abierto);
    await this.repository.openWhole({ cuentaId, role, causa, abierto, vence, solo: null }, tx);
    afterCommit(tx, () => this.tellSoon());
  }

  private async goOn(cuentaId: string, causas: readonly CausaAsunto[], tx: Tx): Promise<void> {
    await this.repository.closeReturned(cuentaId, causas, this.clock.now(), tx);
    afterCommit(tx, () => this.tellSoon());
  }

  private tellSoon(): void {
    this.tell().catch((error: unknown) => this.log.warn(`Who waits is told later: ${String(error)}`));
  }

  /** Tells those who wait of every asunto that has something to tell. */
  tell(): Promise<number> {
    return this.work.drain(this.repository.toTell, this.log, (doc) => this.tellOf(doc));
  }

  private async tellOf(doc: AsuntoDoc): Promise<boolean> {
    const seen: Cosa[] = doc.decisiones.map(({ tipo, id }) => ({ tipo, id }));
    let told = 0;
    for (;;) {
      const found = await this.things.find(accountOf(doc), { solo: doc.solo, except: seen }, BATCH);
      if (!found.length) break;
      seen.push(...found.map((thing) => ({ tipo: thing.tipo, id: idOf(thing) })));
      const notices = found.flatMap((thing) => {
        const pagado = thing.tipo === 'pedido' ? this.things.paidFor(thing.doc) : 0;
        const what: Told = doc.avisar === 'sigue' ? { que: 'sigue' } : { que: 'espera', vence: doc.vence, pagado };
        return noticeOf(String(doc._id), doc.role, thing, what) ?? [];
      });
      await this.notifications.notify(notices);
      told += found.length;
    }
    await this.repository.noteTold(doc, told);
    return true;
  }

  private async expire(doc: AsuntoDoc): Promise<boolean> {
    await this.decisions.all(doc, { admin: null, decision: 'cancelar', motivo: ASUNTO_MESSAGES.expired });
    const after = await this.repository.findById(String(doc._id));
    if (after) await this.asuntos.closeIfDone(after);
    return true;
  }
}
