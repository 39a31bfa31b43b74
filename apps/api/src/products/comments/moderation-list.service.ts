import { Injectable } from '@nestjs/common';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { commentsAdmin } from '@tuerca/contracts/products/comments/admin-endpoints';
import type { ResenaAdmin } from '@tuerca/contracts/products/comments/admin-schemas';
import { OBJETIVO_RESENA_LABELS } from '@tuerca/contracts/products/comments/rules';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { dayBounds } from '@tuerca/contracts/venezuela/day-range';
import { inBatches } from '../../platform/common/batches';
import { Clock } from '../../platform/common/clock';
import { replyPage, StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { ReportesService } from '../../platform/reportes/reportes.service';
import { type CsvCell, csvLines } from '../../platform/spreadsheet/csv';
import { ModerationRepository, type ReviewsFilter } from './moderation.repository';
import { ReviewCardsService } from './review-cards.service';

type Query = Parsed<typeof commentsAdmin.list>['query'];
const BATCH = 200;
const HEADERS = [
  'Fecha',
  'Autor',
  'Sobre',
  'Nombre',
  'Estrellas',
  'Verificada',
  'Estado',
  'Motivo',
  'Reportes',
  'Texto',
];

const toRow = (resena: ResenaAdmin): CsvCell[] => [
  caracasDate(new Date(resena.createdAt)),
  resena.usuario.nombre,
  OBJETIVO_RESENA_LABELS[resena.objetivo.tipo],
  resena.objetivo.nombre,
  resena.valoracion,
  resena.verificada ? 'Sí' : 'No',
  resena.estado === 'oculto' ? 'Oculta' : 'Visible',
  resena.ocultamiento?.motivo ?? null,
  resena.reporte?.total ?? 0,
  resena.texto,
];

/** The administrators' list of reviews, on the screen and as a file. */
@Injectable()
export class ModerationListService {
  constructor(
    private readonly repository: ModerationRepository,
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
    const name = `Resenas_${caracasDate(this.clock.now())}.csv`;
    return new StreamReply(csvLines(HEADERS, this.rows(this.filter(query, reported))), 'text/csv', name);
  }

  private async *rows(filter: ReviewsFilter) {
    for await (const docs of inBatches(this.repository.stream(filter), BATCH))
      for (const resena of await this.cards.show(docs)) yield toRow(resena);
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
