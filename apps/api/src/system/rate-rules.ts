import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import type { ConfigDoc, StoredRate } from './config.schema';
import { DEMO_FUENTE } from './defaults';

/** Where a rate comes from that an administrator typed. */
export const TYPED_FUENTE = 'BCV';

/** From when on the rate of a later day holds; null when there is none. */
export const rateSwitch = (doc: ConfigDoc | undefined): Date | null =>
  doc?.proxima ? caracasInstant(doc.proxima.fechaValor) : null;

/** The entry of the rate as it holds at an instant: the one of a later day from that day on. */
export function rateAt(doc: ConfigDoc, now: Date): ConfigDoc {
  const since = rateSwitch(doc);
  return since && since <= now ? { ...doc, ...doc.proxima, proxima: null, ultimaModificacion: since } : doc;
}

/** What a rate changes of its entry: now, or from its day on. While there is none at all, the first one holds at once. */
export function withRate({ valor }: ConfigDoc, rate: StoredRate, now: Date): Partial<ConfigDoc> {
  const isAhead = rate.fechaValor > caracasDate(now) && Number(valor) > 0;
  return { ...(isAhead ? { proxima: rate } : rate), porConfirmar: null };
}

/**
 * Whether a fetched rate is no news: older than the one of its time, the same, or of a day for which an administrator typed one.
 * What the demo invented, and none at all, give way to any.
 */
export function isNoNews(entry: ConfigDoc, fetched: StoredRate, now: Date): boolean {
  const standing = fetched.fechaValor > caracasDate(now) ? entry.proxima : entry;
  if (!standing?.fechaValor) return false;
  const isSame = standing.fechaValor === fetched.fechaValor;
  if (isSame && standing.valor === fetched.valor) return true;
  if (standing.fuente === DEMO_FUENTE || Number(standing.valor) <= 0) return false;
  return standing.fechaValor > fetched.fechaValor || (isSame && standing.fuente === TYPED_FUENTE);
}
