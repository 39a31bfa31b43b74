import { IMPORT_QUESTION_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import {
  answeredStock,
  RESPUESTAS_STOCK,
  type TemaPregunta,
} from '@tuerca/contracts/products/product-imports/questions';
import type { FilaImportacion, PreguntaImportacion } from '@tuerca/contracts/products/product-imports/schemas';
import { ref } from '@/lib/format';
import type { Column } from '@/ui/data-table/column';
import { PlainSelect } from '@/ui/plain-field';
import type { ImportAnswers } from './use-answers';

const askedOf = ({ preguntas }: FilaImportacion, tema: TemaPregunta) => preguntas.filter((one) => one.tema === tema);
const sentenceOf = (pregunta: PreguntaImportacion): string =>
  pregunta.tema === 'stock'
    ? IMPORT_QUESTION_MESSAGES.stock(pregunta)
    : IMPORT_QUESTION_MESSAGES.precio(ref(pregunta.antes), ref(pregunta.archivo));

const LIKE_OTHERS = ['', 'Como los demás'] as const;
function optionsOf(pregunta: PreguntaImportacion | undefined): (readonly [string, string])[] {
  if (pregunta?.tema === 'stock')
    return RESPUESTAS_STOCK.map((answer) => {
      const left = answeredStock(pregunta, answer).toLocaleString('es-VE');
      return [answer, `${IMPORT_QUESTION_MESSAGES.stockAnswers[answer]}: ${left}`] as const;
    });
  return Object.entries(IMPORT_QUESTION_MESSAGES.precioAnswers);
}

/** Columns of the questions of each row, with its own answer. */
export const answerColumns = (tema: TemaPregunta, answers: ImportAnswers): readonly Column<FilaImportacion>[] => [
  {
    id: 'pregunta',
    header: 'Qué pasa',
    card: 'plain',
    cell: (fila) => askedOf(fila, tema).map((pregunta, i) => <div key={i}>{sentenceOf(pregunta)}</div>),
  },
  {
    id: 'respuesta',
    header: 'Tu respuesta',
    card: 'plain',
    cell: (fila) => (
      <PlainSelect
        id={`respuesta-${tema}-${fila.linea}`}
        label={`Respuesta para ${fila.nombre ?? `la línea ${fila.linea}`}`}
        hideLabel
        size="small"
        value={answers.rowAnswer(fila.linea, tema)}
        options={[LIKE_OTHERS, ...optionsOf(askedOf(fila, tema)[0])]}
        onChange={(answer) => answers.answerRow(fila.linea, tema, answer)}
      />
    ),
  },
];
