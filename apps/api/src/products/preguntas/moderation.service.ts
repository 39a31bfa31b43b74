import { Injectable } from '@nestjs/common';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import { listWords } from '@tuerca/contracts/kernel/text';
import { MODERATION_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import type { PreguntaAdmin, preguntasAdmin } from '@tuerca/contracts/products/preguntas/admin-endpoints';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import type { Tx } from '../../platform/database/transactions';
import type { Parsed } from '../../platform/http/request-context';
import { ContentModeration, type Hidden, ModerationTools } from '../../platform/reportes/content-moderation.service';
import { QuestionModerationRepository, type QuestionsFilter } from './moderation.repository';
import type { PreguntaDoc } from './pregunta.schema';
import { PreguntaModerada } from './preguntas.events';
import { QuestionCardsService } from './question-cards.service';

type Filters = Parsed<typeof preguntasAdmin.exportAll>['query'];
type Moderacion = Parsed<typeof preguntasAdmin.moderate>['body'];
type Part = Pick<Moderacion, 'que'>;
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

function toFilter({ estado, reportadas, tienda, autor, q }: Filters, reported: string[]): QuestionsFilter {
  return {
    ...(estado !== 'all' && { moderada: estado === 'oculto' }),
    ...(reportadas && { ids: reported }),
    tienda,
    autor,
    words: listWords(q ?? ''),
  };
}

/** Moderation of questions, or of their answers alone. */
@Injectable()
export class QuestionModerationService extends ContentModeration<PreguntaDoc, PreguntaAdmin, Filters, Part> {
  constructor(
    private readonly repository: QuestionModerationRepository,
    cards: QuestionCardsService,
    tools: ModerationTools,
  ) {
    super(
      {
        objetos: ['pregunta', 'respuesta'],
        accion: 'pregunta.moderar',
        tag: 'preguntas',
        messages: MODERATION_MESSAGES,
        file: 'Preguntas',
        columns: COLUMNS,
        whole: { que: 'pregunta' },
        find: async (id, { que }) => {
          const doc = await repository.find(id);
          return que === 'pregunta' || doc?.respuesta ? doc : null;
        },
        page: (query, reported, page) => repository.findPage(toFilter(query, reported), page),
        stream: (query, reported) => repository.stream(toFilter(query, reported)),
        counts: () => Promise.all([repository.count(false), repository.count(true)]),
        show: (docs) => cards.show(docs),
      },
      tools,
    );
  }

  protected hide(id: string, { que }: Part, ocultamiento: Hidden | null, tx: Tx): Promise<PreguntaDoc | null> {
    return this.repository.setHidden(id, { que, ocultamiento }, tx);
  }

  protected async tell(before: PreguntaDoc, { que, estado, motivo }: Moderacion, fecha: Date, tx: Tx): Promise<void> {
    const event = new PreguntaModerada(before, que, estado === 'oculto', motivo, fecha, tx);
    await emitInTurn(this.tools.events, PreguntaModerada.event, event);
  }
}
