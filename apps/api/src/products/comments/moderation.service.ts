import { Injectable } from '@nestjs/common';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { commentsAdmin } from '@tuerca/contracts/products/comments/admin-endpoints';
import type { Moderacion, ResenaAdmin } from '@tuerca/contracts/products/comments/admin-schemas';
import { MODERATION_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import { OBJETIVO_RESENA_LABELS } from '@tuerca/contracts/products/comments/rules';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { dayBounds } from '@tuerca/contracts/venezuela/day-range';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import type { Tx } from '../../platform/database/transactions';
import type { Parsed } from '../../platform/http/request-context';
import { ContentModeration, type Hidden, ModerationTools } from '../../platform/reportes/content-moderation.service';
import type { CommentDoc } from './comment.schema';
import { toObjetivo } from './comment-target';
import { CommentTargets } from './comment-targets.service';
import { ComentarioModerado } from './comments.events';
import { CommentModerationRepository, type ReviewsFilter } from './moderation.repository';
import { ReviewCardsService } from './review-cards.service';

type Filters = Parsed<typeof commentsAdmin.exportAll>['query'];
const COLUMNS: readonly FileColumn<ResenaAdmin>[] = [
  column('Fecha', ({ createdAt }) => caracasDate(new Date(createdAt))),
  column('Autor', ({ usuario }) => usuario.nombre),
  column('Sobre', ({ objetivo }) => OBJETIVO_RESENA_LABELS[objetivo.tipo]),
  column('Nombre', ({ objetivo }) => objetivo.nombre),
  column('Estrellas', ({ valoracion }) => valoracion),
  column('Verificada', ({ verificada }) => (verificada ? 'Sí' : 'No')),
  column('Estado', ({ estado }) => (estado === 'oculto' ? 'Oculta' : 'Visible')),
  column('Motivo', ({ ocultamiento }) => ocultamiento?.motivo ?? null),
  column('Reportes', ({ reporte }) => reporte?.total ?? 0),
  column('Texto', ({ texto }) => texto),
];

function toFilter({ estado, reportadas, desde, hasta, q, ...rest }: Filters, reported: string[]): ReviewsFilter {
  const { valoracion, verificada, objetivo, autor } = rest;
  return {
    ...(estado !== 'all' && { estado }),
    ...(reportadas && { ids: reported }),
    ...dayBounds(desde, hasta),
    valoracion,
    verificada,
    objetivo,
    autor,
    words: listWords(q ?? ''),
  };
}

/** Moderation of reviews: lists and averages follow in the same transaction, whoever else writes. */
@Injectable()
export class ModerationService extends ContentModeration<CommentDoc, ResenaAdmin, Filters, object> {
  constructor(
    private readonly repository: CommentModerationRepository,
    private readonly targets: CommentTargets,
    cards: ReviewCardsService,
    tools: ModerationTools,
  ) {
    super(
      {
        objetos: ['comentario'],
        accion: 'comentario.moderar',
        tag: 'comentarios',
        messages: MODERATION_MESSAGES,
        file: 'Resenas',
        columns: COLUMNS,
        whole: {},
        find: (id) => repository.find(id),
        page: (query, reported, page) => repository.findPage(toFilter(query, reported), page),
        stream: (query, reported) => repository.stream(toFilter(query, reported)),
        counts: () => Promise.all([repository.count('activo'), repository.count('oculto')]),
        show: (docs) => cards.show(docs),
      },
      tools,
    );
  }

  protected async hide(id: string, _part: object, hidden: Hidden | null, tx: Tx): Promise<CommentDoc | null> {
    const before = await this.repository.setEstado(id, hidden ? 'oculto' : 'activo', hidden, tx);
    if (!before?.verificada) return before;
    const sign = hidden ? -1 : 1;
    await this.targets.rate(toObjetivo(before), { stars: sign * before.valoracion, reviews: sign }, tx);
    return before;
  }

  protected async tell(before: CommentDoc, { estado, motivo }: Moderacion, fecha: Date, tx: Tx): Promise<void> {
    const ruta = await this.targets.route(toObjetivo(before));
    const event = new ComentarioModerado(before, estado === 'oculto', motivo, ruta, fecha, tx);
    await emitInTurn(this.tools.events, ComentarioModerado.event, event);
  }
}
