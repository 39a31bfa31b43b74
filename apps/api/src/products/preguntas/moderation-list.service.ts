import { Injectable } from '@nestjs/common';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { PreguntaAdmin, preguntasAdmin } from '@tuerca/contracts/products/preguntas/admin-endpoints';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { inBatches } from '../../platform/common/batches';
import { Clock } from '../../platform/common/clock';
import { replyPage, type StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { ReportesService } from '../../platform/reportes/reportes.service';
import { csvFile } from '../../platform/spreadsheet/csv';
import { QuestionModerationRepository, type QuestionsFilter } from './moderation.repository';
import { QuestionCardsService } from './question-cards.service';

type Filters = Parsed<typeof preguntasAdmin.exportAll>['query'];
const KINDS = ['pregunta', 'respuesta'] as const;
const BATCH = 200;
const COLUMNS: readonly FileColumn<PreguntaAdmin>[] = [
  column('Fecha', ({ createdAt }) => caracasDate(new Date(createdAt))),
  column('Autor', ({ usuario }) => usuario.nombre),
  column('Producto', ({ producto }) => producto.nombre),
  column('Tienda', ({ tienda }) => tienda.nombre),
  column('Pregunta', ({ texto }) => texto),
  column('Respuesta', ({ respuesta }) => respuesta?.texto ?? null),
  column('Estado', ({ ocultamiento, respuestaOculta }) =>
    ocultamiento ? 'Oculta' : respuestaOculta ? 'Respuesta oculta' : 'Visible',
  ),
  column('Motivo', ({ ocultamiento, respuestaOculta }) => (ocultamiento ?? respuestaOculta)?.motivo ?? null),
  column('Reportes', ({ reporte }) => reporte?.total ?? 0),
];

/** The administrators' list of questions, on the screen and as a file. */
@Injectable()
export class QuestionListService {
  constructor(
    private readonly repository: QuestionModerationRepository,
    private readonly cards: QuestionCardsService,
    private readonly reportes: ReportesService,
    private readonly clock: Clock,
  ) {}

  async list({ page, limit, ...query }: Parsed<typeof preguntasAdmin.list>['query']) {
    const reported = await this.reportes.openCases(KINDS, null);
    const [{ docs, total }, activo, oculto] = await Promise.all([
      this.repository.findPage(this.filter(query, [...reported.keys()]), { page, limit }),
      this.repository.count(false),
      this.repository.count(true),
    ]);
    const cuentas = { activo, oculto, reportadas: reported.size };
    return replyPage(await this.cards.show(docs), total, { page, limit }, { cuentas });
  }

  async export(query: Filters): Promise<StreamReply> {
    const reported = query.reportadas ? [...(await this.reportes.openCases(KINDS, null)).keys()] : [];
    const rows = this.rows(this.filter(query, reported));
    return csvFile(`Preguntas_${caracasDate(this.clock.now())}`, COLUMNS, rows);
  }

  private async *rows(filter: QuestionsFilter) {
    for await (const docs of inBatches(this.repository.stream(filter), BATCH)) yield* await this.cards.show(docs);
  }

  private filter({ estado, reportadas, tienda, autor, q }: Filters, reported: string[]): QuestionsFilter {
    return {
      ...(estado !== 'all' && { moderada: estado === 'oculto' }),
      ...(reportadas && { ids: reported }),
      tienda,
      autor,
      words: listWords(q ?? ''),
    };
  }
}
