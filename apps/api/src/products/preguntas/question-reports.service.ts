import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ContenidoReportado } from '@tuerca/contracts/platform/reportes/admin-schemas';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import {
  type Measure,
  type ReportedTarget,
  type ReportTarget,
  ReportTargets,
} from '../../platform/reportes/report-targets.service';
import { QuestionModerationRepository } from './moderation.repository';
import { QuestionModerationService } from './moderation.service';
import type { PreguntaDoc } from './pregunta.schema';
import { PreguntasService } from './preguntas.service';
import { QuestionCardsService } from './question-cards.service';

type What = 'pregunta' | 'respuesta';

/** Answers for reported questions and answers; both carry the question's id. */
@Injectable()
export class QuestionReports implements OnModuleInit {
  constructor(
    private readonly repository: QuestionModerationRepository,
    private readonly cards: QuestionCardsService,
    private readonly moderation: QuestionModerationService,
    private readonly preguntas: PreguntasService,
    private readonly targets: ReportTargets,
  ) {}

  onModuleInit(): void {
    this.targets.register('pregunta', this.target('pregunta'));
    this.targets.register('respuesta', this.target('respuesta'));
  }

  private target(que: What): ReportTarget {
    return {
      open: (_user, id) => this.open(que, id),
      recall: async (id) => {
        const doc = await this.repository.find(id);
        return doc && (que === 'pregunta' || doc.respuesta) ? this.describe(que, doc) : null;
      },
      apply: (measure, tx) => this.apply(que, measure, tx),
      revert: ({ accion, objetoId, admin, motivo }, tx) =>
        accion === 'ocultar'
          ? this.setEstado(admin, objetoId, que, { estado: 'activo', motivo }, tx)
          : Promise.resolve(),
    };
  }

  private async open(que: What, id: string): Promise<ReportedTarget> {
    const doc = await this.repository.find(id);
    if (doc?.estado !== 'activo' || (que === 'respuesta' && (!doc.respuesta || doc.respuesta.ocultamiento)))
      throw new AppError('NO_ENCONTRADO');
    const autorId = String(que === 'pregunta' ? doc.usuarioId : doc.tiendaId);
    return { contenido: await this.describe(que, doc), autorId };
  }

  private async apply(que: What, { accion, objetoId, admin, motivo }: Measure, tx: Tx): Promise<void> {
    if (accion === 'ocultar') await this.setEstado(admin, objetoId, que, { estado: 'oculto', motivo }, tx);
    if (accion === 'eliminar') await this.preguntas.removeBy(admin, objetoId, motivo, tx);
  }

  private async setEstado(
    admin: CurrentUser,
    id: string,
    que: What,
    change: { estado: 'activo' | 'oculto'; motivo: string },
    tx: Tx,
  ): Promise<void> {
    await this.moderation.write(admin, id, { que, ...change }, tx, { quiet: true });
  }

  private async describe(que: What, doc: PreguntaDoc): Promise<ContenidoReportado> {
    const [pregunta] = await this.cards.show([doc]);
    const { usuario, tienda, producto, texto, respuesta } = pregunta!;
    const isQuestion = que === 'pregunta';
    return {
      titulo: isQuestion
        ? `Pregunta de ${usuario.nombre} sobre ${producto.nombre}`
        : `Respuesta de ${tienda.nombre} sobre ${producto.nombre}`,
      texto: isQuestion ? texto : (respuesta?.texto ?? ''),
      datos: [
        { etiqueta: 'Producto', valor: producto.nombre },
        { etiqueta: 'Tienda', valor: tienda.nombre },
        isQuestion
          ? { etiqueta: 'Respuesta', valor: respuesta?.texto ?? 'Sin respuesta' }
          : { etiqueta: 'Pregunta', valor: texto },
      ],
      oculto: !!(pregunta!.ocultamiento ?? (isQuestion ? null : pregunta!.respuestaOculta)),
      ruta: `/producto/${producto._id}#preguntas`,
    };
  }
}
