import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { NombreTasa } from '@tuerca/contracts/platform/system/rates';
import { MAX_RATE_JUMP, RATE_MEMORY_DAYS } from '@tuerca/contracts/platform/system/rules';
import { addDays, caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import type { ConfigDoc, StoredRate } from './config.schema';
import { DEMO_FUENTE } from './defaults';

/** Source of a rate that an administrator typed. */
export const TYPED_FUENTE = 'BCV';

/** Number of former rates that an entry keeps: some six weeks of banking days. */
const KEPT = 30;
/** Shares: of a daily move that is never unusual, and of a difference that rounding explains. */
const SMALL_MOVE = 0.02;
const ROUNDING = 0.0005;

/** From when on the rate of a later day holds; null when there is none. */
export const rateSwitch = (doc: ConfigDoc | undefined): Date | null =>
  doc?.proxima ? caracasInstant(doc.proxima.fechaValor) : null;

/** The entry of the rate as it holds at an instant: the one of a later day from that day on. */
export function rateAt(doc: ConfigDoc, now: Date): ConfigDoc {
  const since = rateSwitch(doc);
  if (!since || since > now) return doc;
  return {
    ...doc,
    ...doc.proxima,
    proxima: null,
    ultimaModificacion: since,
    anteriores: withFormer(doc, doc.proxima!),
  };
}

/** Changes of an entry by a rate: now, or from its day on. While there is none at all, the first one holds at once. */
export function withRate(doc: ConfigDoc, rate: StoredRate, now: Date): Partial<ConfigDoc> {
  const isAhead = rate.fechaValor > caracasDate(now) && Number(doc.valor) > 0;
  return {
    ...(isAhead ? { proxima: rate } : { ...rate, anteriores: withFormer(doc, rate) }),
    porConfirmar: null,
    // Who sets a withdrawn one again says that it was right.
    ...(doc.retiradas && { retiradas: doc.retiradas.filter((one) => !isSameRate(one, rate)) }),
  };
}

/** The rates that held before `next`, a figure of a date once: one that is set again is no former one. */
function withFormer({ valor, fechaValor, fuente, anteriores = [] }: ConfigDoc, next: StoredRate): StoredRate[] {
  const isKnown = Number(valor) > 0 && fechaValor && fuente;
  const former = isKnown ? [{ valor: Number(valor), fechaValor, fuente }, ...anteriores] : anteriores;
  return former.filter((one) => !isSameRate(one, next)).slice(0, KEPT);
}

/** Whether two are the same figure of the same date, wherever they came from. */
export const isSameRate = (a: NombreTasa, b: NombreTasa): boolean =>
  a.fechaValor === b.fechaValor && a.valor === b.valor;

/** True where a rate is of an earlier day than the one that holds, which it then does not replace. */
export const isOutrun = ({ valor, fechaValor, fuente }: ConfigDoc, rate: StoredRate): boolean =>
  // Stryker disable next-line ConditionalExpression: no date is before undefined
  Number(valor) > 0 && fuente !== DEMO_FUENTE && fechaValor !== undefined && rate.fechaValor < fechaValor;

/** Withdrawal of a rate; undefined unless it was withdrawn. */
// Stryker disable next-line ArrayDeclaration: what is no rate is not the same one
const withdrawnAs = ({ retiradas = [] }: ConfigDoc, rate: StoredRate) => retiradas.find((one) => isSameRate(one, rate));

/**
 * Changes of an entry by withdrawing a rate. The one in force gives way to the first of `former`, those that may be in force
 * again, or to none at all (0). Null when the entry does not know the rate.
 */
export function withoutRate(
  doc: ConfigDoc,
  name: NombreTasa,
  by: { fecha: Date; motivo: string },
  former: StoredRate[],
) {
  const { valor, fechaValor, fuente, proxima, anteriores = [], retiradas = [] } = doc;
  const standing = { valor: Number(valor), fechaValor: fechaValor!, fuente: fuente! };
  const isIt = (one: StoredRate | null | undefined): one is StoredRate => !!one && isSameRate(one, name);
  const rate = [standing, proxima, ...anteriores].find(isIt);
  if (!rate || rate.valor <= 0) return null;
  const kept = anteriores.filter((one) => !isIt(one));
  const next = former.find((one) => !isIt(one));
  const set: Partial<ConfigDoc> = {
    ...(isIt(standing) ? (next ?? { valor: 0 }) : {}),
    ...(isIt(proxima) && { proxima: null }),
    anteriores: isIt(standing) && next ? kept.filter((one) => !isSameRate(one, next)) : kept,
    retiradas: [{ ...rate, ...by }, ...retiradas].slice(0, KEPT),
  };
  return { rate, set };
}

const share = (from: number, to: number): number => Math.abs(to - from) / from;

/** Moves of the rate from one date to the next, as shares; of a date that was corrected the last figure counts. */
// Stryker disable next-line ArrayDeclaration: what has no date is of none of these days
function lateMoves({ valor, fechaValor, anteriores = [] }: ConfigDoc, now: Date): number[] {
  const since = addDays(caracasDate(now), -RATE_MEMORY_DAYS);
  const lately = anteriores.filter(
    (one, i) =>
      one.fuente !== DEMO_FUENTE &&
      one.fechaValor >= since &&
      one.fechaValor !== (i ? anteriores[i - 1]!.fechaValor : fechaValor),
  );
  const values = [Number(valor), ...lately.map((one) => one.valor)];
  return values.slice(1).map((former, i) => share(former, values[i]!));
}

/** Why a rate may be a slip, each in a sentence; an invented one says nothing of how the rate moves. */
export function doubtsAbout(entry: ConfigDoc, rate: StoredRate, now: Date): string[] {
  const actual = Number(entry.valor);
  const change = actual > 0 ? share(actual, rate.valor) : 0;
  const { consultada } = entry;
  const withdrawn = withdrawnAs(entry, rate);
  // Stryker disable next-line ConditionalExpression,EqualityOperator,ArrayDeclaration: without a rate nothing changes, and no change is unusual beside a move that is no number
  const moves = entry.fuente === DEMO_FUENTE || actual <= 0 ? [] : lateMoves(entry, now);
  const isUnusual = moves.length > 0 && change > Math.max(SMALL_MOVE, 2 * Math.max(...moves));
  return [
    ...(withdrawn ? [SYSTEM_MESSAGES.rateWithdrawn(withdrawn.fecha)] : []),
    ...(change > MAX_RATE_JUMP ? [SYSTEM_MESSAGES.rateJumps] : []),
    ...(change <= MAX_RATE_JUMP && isUnusual ? [SYSTEM_MESSAGES.rateUnusual] : []),
    ...(consultada?.fechaValor === rate.fechaValor && share(consultada.valor, rate.valor) > ROUNDING
      ? [SYSTEM_MESSAGES.rateDiffers(consultada)]
      : []),
  ];
}

/**
 * Whether a fetched rate is no news: older than the one of its time, the same, withdrawn, or of a day for which an administrator typed one.
 * What the demo invented, and none at all, give way to any.
 */
export function isNoNews(entry: ConfigDoc, fetched: StoredRate, now: Date): boolean {
  // A source that keeps answering it does not bring a withdrawn figure back.
  if (withdrawnAs(entry, fetched)) return true;
  const standing = fetched.fechaValor > caracasDate(now) ? entry.proxima : entry;
  if (!standing?.fechaValor) return false;
  const isSame = standing.fechaValor === fetched.fechaValor;
  if (isSame && standing.valor === fetched.valor) return true;
  if (standing.fuente === DEMO_FUENTE || Number(standing.valor) <= 0) return false;
  return standing.fechaValor > fetched.fechaValor || (isSame && standing.fuente === TYPED_FUENTE);
}
