import type { StatedConditions } from '../../products/products/stated';
import { statedWarranty } from '../../products/products/warranty';
import { addDays, caracasDate } from '../../venezuela/caracas';

/** Why a client returns a part. */
export const MOTIVOS_DEVOLUCION = ['no_sirve', 'defectuoso', 'equivocado', 'no_necesario'] as const;
export type MotivoDevolucion = (typeof MOTIVOS_DEVOLUCION)[number];
/** Label of each reason on screen. */
export const MOTIVO_DEVOLUCION_LABELS: Record<MotivoDevolucion, string> = {
  no_sirve: 'No le sirve a mi vehículo',
  defectuoso: 'Llegó defectuoso o dañado',
  equivocado: 'No es lo que pedí',
  no_necesario: 'Ya no lo necesito',
};
/** Reasons that are the store's fault: its statement cannot shorten them, and the delivery is refunded, too. */
const FAULTS_OF_STORE: readonly MotivoDevolucion[] = ['defectuoso', 'equivocado'];
export const isFaultOfStore = (motivo: MotivoDevolucion): boolean => FAULTS_OF_STORE.includes(motivo);

/** Days for a return where the store states none. */
export const DEFAULT_RETURN_DAYS = 7;
/** Most lines of one return. */
export const MAX_RETURN_LINES = 50;
/** Most messages of one return. */
export const MAX_MENSAJES = 100;

/** Last Caracas date of a return by what the store states ('15 días', 'Sin devolución'), null when it takes none back. */
function statedEnd(devolucion: string | null, received: string): string | null {
  // Stryker disable next-line StringLiteral: any text without days means the default
  const texto = devolucion?.trim() ?? '';
  if (/^(sin|no)\b/i.test(texto)) return null;
  const weeks = /(\d{1,3})\s*semana/i.exec(texto)?.[1];
  const stated = statedWarranty(weeks ? `${Number(weeks) * 7} días` : texto, received)?.hasta;
  return stated ?? addDays(received, DEFAULT_RETURN_DAYS);
}

const latest = (...dates: (string | null | undefined)[]): string | null =>
  dates
    .filter((date) => date !== null && date !== undefined)
    .sort()
    .at(-1) ?? null;

/**
 * The last Caracas date ('YYYY-MM-DD') on which a part received at `entregado` can be returned for a reason; null when
 * the store takes it back for no such reason. The store's errors can be returned for at least 7 days, a defect as long
 * as its warranty.
 */
export function lastReturnDate(motivo: MotivoDevolucion, stated: StatedConditions, entregado: Date): string | null {
  const received = caracasDate(entregado);
  const byStatement = statedEnd(stated.devolucion, received);
  if (!isFaultOfStore(motivo)) return byStatement;
  const warranty =
    motivo === 'defectuoso' && stated.garantia ? statedWarranty(stated.garantia, received)?.hasta : undefined;
  return latest(byStatement, addDays(received, DEFAULT_RETURN_DAYS), warranty);
}

/** Time for returning a part that is right, in words, by the store's statement. */
export function returnTerms({ devolucion }: Pick<StatedConditions, 'devolucion'>): string {
  if (statedEnd(devolucion, '2026-01-01') === null) return 'La tienda no acepta devoluciones por cambio de opinión';
  return `Devolución: ${devolucion?.trim() || `${DEFAULT_RETURN_DAYS} días después de recibirlo`}`;
}
