import { Injectable } from '@nestjs/common';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { commentsAdmin } from '@tuerca/contracts/products/comments/admin-endpoints';
import type { ResenaAdmin } from '@tuerca/contracts/products/comments/admin-schemas';
import { OBJETIVO_RESENA_LABELS } from '@tuerca/contracts/products/comments/rules';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { dayBounds } from '@tuerca/contracts/venezuela/day-range';
import { inBatches } from '../../platform/common/batches';
import { Clock } from '../../platform/common/clock';
import { replyPage, type StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { ReportesService } from '../../platform/reportes/reportes.service';
import { csvFile } from '../../platform/spreadsheet/csv';
import { CommentModerationRepository, type ReviewsFilter } from './moderation.repository';
import { ReviewCardsService } from './review-cards.service';

type Query = Parsed<typeof commentsAdmin.list>['query'];
const BATCH = 200;
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

/** The administrators' list of reviews, on the screen and as a file. */
@Injectable()
export class ModerationListService {
  constructor(
    private readonly repository: CommentModerationRepository,
    private readonly cards: ReviewCardsService,
    private readonly reportes: ReportesService,
    private readonly clock: Clock,
  ) {}

  async list({ page, limit, ...query }: Query) {
    const reported = await this.reportes.openCases(['comentario'], null);
    const [{ docs, total }, activo, oculto] = await Promise.all([
      this.repository.findPage(this.filter(query, [...reported.keys()]), { page, limit }),
      this.repository.count('activo'),
      this.repository.count('oculto'),
    ]);
    return replyPage(
      await this.cards.show(docs),
      total,
      { page, limit },
      { cuentas: { activo, oculto, reportadas: reported.size } },
    );
  }

  async export(query: Parsed<typeof commentsAdmin.exportAll>['query']): Promise<StreamReply> {
    const reported = query.reportadas ? [...(await this.reportes.openCases(['comentario'], null)).keys()] : [];
    const rows = this.rows(this.filter(query, reported));
    return csvFile(`Resenas_${caracasDate(this.clock.now())}`, COLUMNS, rows);
  }

  private async *rows(filter: ReviewsFilter) {
    for await (const docs of inBatches(this.repository.stream(filter), BATCH)) yield* await this.cards.show(docs);
  }

  private filter(query: Parsed<typeof commentsAdmin.exportAll>['query'], reported: string[]): ReviewsFilter {
    const { estado, reportadas, valoracion, verificada, objetivo, autor, desde, hasta, q } = query;
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
}
