import { toCentimos } from '../../venezuela/dinero';

/** Subjects of an import's questions: a stock that would undo sales, a price that jumps. */
export const TEMAS_PREGUNTA = ['stock', 'precio'] as const;
export type TemaPregunta = (typeof TEMAS_PREGUNTA)[number];
/** Keep ours, take the file's less the sales since it was taken, take the file's. */
export const RESPUESTAS_STOCK = ['conservar', 'restar', 'archivo'] as const;
/** Keep ours, take the file's. */
export const RESPUESTAS_PRECIO = ['conservar', 'archivo'] as const;
/** Rows of one import that are answered individually, at most. */
export const MAX_ROW_ANSWERS = 1000;
/** Factor above which a new price is asked about, and below its inverse. */
export const PRICE_JUMP = 5;
/** Days of sales that count where the age of a file is unknown. */
export const FILE_AGE_DAYS = 7;

export type RespuestaStock = (typeof RESPUESTAS_STOCK)[number];
export type RespuestaPrecio = (typeof RESPUESTAS_PRECIO)[number];

/** Whether a new price is so far from the present one that it may be an error; dollars. */
export function isPriceJump(before: number, after: number): boolean {
  const [old, now] = [toCentimos(before), toCentimos(after)];
  return old > 0 && (now > old * PRICE_JUMP || now * PRICE_JUMP < old);
}

/** Units in the file, sold since it was taken, and left now. */
interface StockFigures {
  archivo: number;
  vendidas: number;
  quedan: number;
}

/** Units after an answer. */
export function answeredStock({ archivo, vendidas, quedan }: StockFigures, answer: RespuestaStock): number {
  if (answer === 'conservar') return quedan;
  return answer === 'restar' ? Math.max(0, archivo - vendidas) : archivo;
}
