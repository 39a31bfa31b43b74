import { ApiError, isCode } from '@/lib/api-error';
import { plural } from '@/lib/format';

/** The sentence for a stock that moved while it was written, and the new figure for `onSeen`; undefined for other errors. */
export function stockConflict(error: unknown, onSeen: (stock: number) => void): string | undefined {
  if (!isCode(error, 'STOCK_CAMBIO') || !(error instanceof ApiError)) return undefined;
  const { stock } = error.data as { stock: number };
  onSeen(stock);
  return `El stock cambió mientras lo editabas: ahora hay ${plural(stock, 'unidad', 'unidades')}. Revisa la cantidad y guarda de nuevo.`;
}
