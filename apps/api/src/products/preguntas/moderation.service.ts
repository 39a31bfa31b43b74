import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { MODERATION_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import type { preguntasAdmin } from '@tuerca/contracts/products/preguntas/admin-endpoints';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { reply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { Changes } from '../../platform/realtime/changes.service';
import { QuestionModerationRepository } from './moderation.repository';
import { PreguntaModerada } from './preguntas.events';
import { QuestionCardsService } from './question-cards.service';

type Moderacion = Parsed<typeof preguntasAdmin.moderate>['body'];

/** Hiding questions, or their answers alone, and showing them again. */
@Injectable()
export class QuestionModerationService {
  constructor(
    private readonly repository: QuestionModerationRepository,
    private readonly cards: QuestionCardsService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly audit: AuditService,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** Throws NO_ENCONTRADO, or MODERACION_SIN_CAMBIO when it is so already. */
  async moderate(admin: CurrentUser, id: string, body: Moderacion) {
    const changed = await this.transactions.run((tx) => this.write(admin, id, body, tx));
    const doc = await this.repository.find(id);
    if (!doc || (body.que === 'respuesta' && !doc.respuesta)) throw new AppError('NO_ENCONTRADO');
    if (!changed) throw new AppError('MODERACION_SIN_CAMBIO');
    const [shown] = await this.cards.show([doc]);
    const message = body.estado === 'oculto' ? MODERATION_MESSAGES.hidden : MODERATION_MESSAGES.shown;
    return reply(shown!, { message });
  }

  /** Hides several questions, each in a transaction of its own; those that are hidden already or gone are only counted. */
  async hideMany(admin: CurrentUser, ids: readonly string[], motivo: string) {
    let hidden = 0;
    const body = { estado: 'oculto', que: 'pregunta', motivo } as const;
    for (const id of ids) if (await this.transactions.run((tx) => this.write(admin, id, body, tx))) hidden++;
    return reply(
      { cambiadas: hidden, sinCambio: ids.length - hidden },
      { message: MODERATION_MESSAGES.manyHidden(hidden) },
    );
  }

  /** Moves it and the audit log together; false when it is so already or gone. `quiet`: its author is told by somebody else. */
  async write(
    admin: CurrentUser,
    id: string,
    { estado, que, motivo }: Moderacion,
    tx: Tx,
    { quiet = false } = {},
  ): Promise<boolean> {
    const fecha = this.clock.now();
    const isHidden = estado === 'oculto';
    const ocultamiento = isHidden ? { motivo, fecha, por: admin.id } : null;
    const before = await this.repository.setHidden(id, { que, ocultamiento }, tx);
    if (!before) return false;
    await this.audit.record(
      {
        actor: admin.id,
        accion: 'pregunta.moderar',
        objeto: `pregunta:${id}`,
        antes: { que, estado: isHidden ? 'activo' : 'oculto' },
        despues: { que, estado },
        motivo,
      },
      tx,
    );
    this.changes.bump('preguntas', tx);
    if (!quiet)
      await emitInTurn(
        this.events,
        PreguntaModerada.event,
        new PreguntaModerada(before, que, isHidden, motivo, fecha, tx),
      );
    return true;
  }
}
