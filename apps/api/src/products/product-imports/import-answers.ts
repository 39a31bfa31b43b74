import { IMPORT_COLUMNS, type ImportField } from '@tuerca/contracts/products/product-imports/columns';
import {
  answeredStock,
  type RespuestaPrecio,
  type RespuestaStock,
  type TemaPregunta,
} from '@tuerca/contracts/products/product-imports/questions';
import type { PreguntaImportacion, Respuestas } from '@tuerca/contracts/products/product-imports/schemas';
import type { ProductPatch } from '@tuerca/contracts/products/products/patch';
import { type Change, plain } from './cells/patch';
import type { FilaDoc } from './import-row.schema';

interface Answers {
  stock: RespuestaStock;
  precio: RespuestaPrecio;
}
type Asked = Pick<FilaDoc, 'linea' | 'valores' | 'cambios'> & { preguntas?: PreguntaImportacion[] };
/** Changes that a row writes once it is answered; without changes it writes nothing. */
export interface AnsweredRow {
  valores: ProductPatch;
  cambios: Change[];
}

const titleOf = (field: ImportField): string => IMPORT_COLUMNS.find((column) => column.field === field)!.title;

const without = (row: AnsweredRow, ...fields: (ImportField & keyof ProductPatch)[]): AnsweredRow => {
  const titles = fields.map(titleOf);
  const left = Object.entries(row.valores).filter(([field]) => !(fields as string[]).includes(field));
  return { valores: Object.fromEntries(left), cambios: row.cambios.filter(({ columna }) => !titles.includes(columna)) };
};

/** The row's own answer, or else the one for all; undefined while there is none. */
export const answerOf = <T extends TemaPregunta>(
  respuestas: Respuestas | null,
  linea: number,
  tema: T,
): Answers[T] | undefined => {
  const own: Partial<Answers> | undefined = respuestas?.filas.find((fila) => fila.linea === linea);
  const all: Partial<Answers> | null = respuestas;
  return own?.[tema] ?? all?.[tema];
};

function answer(
  row: AnsweredRow,
  pregunta: PreguntaImportacion,
  linea: number,
  respuestas: Respuestas | null,
): AnsweredRow {
  if (pregunta.tema === 'precio') {
    // Price and offer together, as they stand today: one of them alone may not go with the file's other.
    const keeps = answerOf(respuestas, linea, 'precio') !== 'archivo';
    return keeps ? without(row, 'precio', 'precioOferta') : row;
  }
  const chosen = answerOf(respuestas, linea, 'stock') ?? 'conservar';
  const stock = answeredStock(pregunta, chosen);
  if (stock === pregunta.quedan) return without(row, 'stock');
  const title = titleOf('stock');
  return {
    valores: { ...row.valores, stock },
    cambios: row.cambios.map((change) => (change.columna === title ? { ...change, despues: plain(stock) } : change)),
  };
}

/** Changes of a row with the store's answers; unanswered values stay as they are. */
export const answered = (
  { linea, valores, cambios, preguntas = [] }: Asked,
  respuestas: Respuestas | null,
): AnsweredRow =>
  preguntas.reduce<AnsweredRow>((row, pregunta) => answer(row, pregunta, linea, respuestas), {
    valores: valores!,
    cambios,
  });
