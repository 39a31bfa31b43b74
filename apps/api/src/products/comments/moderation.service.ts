import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Moderacion, ResenaAdmin } from '@tuerca/contracts/products/comments/admin-schemas';
import { MODERATION_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { Changes } from '../../platform/realtime/changes.service';
import { toObjetivo } from './comment-target';
import { CommentTargets } from './comment-targets.service';
import { ComentarioModerado } from './comments.events';
import { CommentModerationRepository } from './moderation.repository';
import { ReviewCardsService } from './review-cards.service';

/** Hiding reviews and showing them again: lists and averages follow in the same transaction, whoever else writes. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly repository: CommentModerationRepository,
    private readonly targets: CommentTargets,
    private readonly cards: ReviewCardsService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly audit: AuditService,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** Throws NO_ENCONTRADO, or MODERACION_SIN_CAMBIO when it is so already. */
  async moderate(admin: CurrentUser, id: string, { estado, motivo }: Moderacion): Promise<Reply<ResenaAdmin>> {
    const changed = await this.transactions.run((tx) => this.write(admin, id, { estado, motivo }, tx));
    const doc = await this.repository.find(id);
    if (!doc) throw new AppError('NO_ENCONTRADO');
    if (!changed) throw new AppError('MODERACION_SIN_CAMBIO');
    const [shown] = await this.cards.show([doc]);
    return reply(shown!, { message: estado === 'oculto' ? MODERATION_MESSAGES.hidden : MODERATION_MESSAGES.shown });
  }

  /** Hides several, each in a transaction of its own; those that are hidden already or gone are only counted. */
  async hideMany(admin: CurrentUser, ids: readonly string[], motivo: string) {
    let hidden = 0;
    for (const id of ids)
      if (await this.transactions.run((tx) => this.write(admin, id, { estado: 'oculto', motivo }, tx))) hidden++;
    return reply(
      { cambiadas: hidden, sinCambio: ids.length - hidden },
      { message: MODERATION_MESSAGES.manyHidden(hidden) },
    );
  }

  /**
   * Moves a review, its target's verified stars and the audit log together; false when it is so already or gone. `quiet`: its
   * author is told by somebody else.
   */
  async write(
    admin: CurrentUser,
    id: string,
    { estado, motivo }: Moderacion,
    tx: Tx,
    { quiet = false } = {},
  ): Promise<boolean> {
    const fecha = this.clock.now();
    const isHidden = estado === 'oculto';
    const before = await this.repository.setEstado(id, estado, isHidden ? { motivo, fecha, por: admin.id } : null, tx);
    if (!before) return false;
    const objetivo = toObjetivo(before);
    if (before.verificada) {
      const sign = isHidden ? -1 : 1;
      await this.targets.rate(objetivo, { stars: sign * before.valoracion, reviews: sign }, tx);
    }
    await this.audit.record(
      {
        actor: admin.id,
        accion: 'comentario.moderar',
        objeto: `comentario:${id}`,
        antes: { estado: before.estado },
        despues: { estado },
        motivo,
      },
      tx,
    );
    this.changes.bump('comentarios', tx);
    if (!quiet) {
      const ruta = await this.targets.route(objetivo);
      await emitInTurn(
        this.events,
        ComentarioModerado.event,
        new ComentarioModerado(before, isHidden, motivo, ruta, fecha, tx),
      );
    }
    return true;
  }
}
