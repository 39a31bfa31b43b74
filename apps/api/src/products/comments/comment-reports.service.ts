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
import type { CommentDoc } from './comment.schema';
import { CommentsService } from './comments.service';
import { CommentModerationRepository } from './moderation.repository';
import { ModerationService } from './moderation.service';
import { ReviewCardsService } from './review-cards.service';

/** Answers for reported reviews. */
@Injectable()
export class CommentReports implements ReportTarget, OnModuleInit {
  constructor(
    private readonly repository: CommentModerationRepository,
    private readonly cards: ReviewCardsService,
    private readonly moderation: ModerationService,
    private readonly comments: CommentsService,
    private readonly targets: ReportTargets,
  ) {}

  onModuleInit(): void {
    this.targets.register('comentario', this);
  }

  async open(_user: CurrentUser, id: string): Promise<ReportedTarget> {
    const doc = await this.repository.find(id);
    if (doc?.estado !== 'activo') throw new AppError('NO_ENCONTRADO');
    return { contenido: await this.describe(doc), autorId: String(doc.usuarioId) };
  }

  async recall(id: string): Promise<ContenidoReportado | null> {
    const doc = await this.repository.find(id);
    return doc && this.describe(doc);
  }

  async apply({ accion, objetoId, admin, motivo }: Measure, tx: Tx): Promise<void> {
    if (accion === 'ocultar')
      await this.moderation.write(admin, objetoId, { estado: 'oculto', motivo }, tx, { quiet: true });
    if (accion === 'eliminar') await this.comments.removeBy(admin, objetoId, motivo, tx);
  }

  async revert({ accion, objetoId, admin, motivo }: Measure, tx: Tx): Promise<void> {
    if (accion === 'ocultar')
      await this.moderation.write(admin, objetoId, { estado: 'activo', motivo }, tx, { quiet: true });
  }

  private async describe(doc: CommentDoc): Promise<ContenidoReportado> {
    const [resena] = await this.cards.show([doc]);
    const { objetivo, usuario, valoracion, verificada, estado, texto } = resena!;
    return {
      titulo: `Reseña de ${usuario.nombre} sobre ${objetivo.nombre}`,
      texto: texto || 'Sin comentario',
      datos: [
        { etiqueta: 'Estrellas', valor: `${valoracion} de 5` },
        { etiqueta: 'Compra verificada', valor: verificada ? 'Sí' : 'No' },
        { etiqueta: 'Sobre', valor: objetivo.nombre },
      ],
      oculto: estado === 'oculto',
      ruta: objetivo.ruta,
    };
  }
}
