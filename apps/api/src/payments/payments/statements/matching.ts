import { DAY } from '@tuerca/contracts/kernel/time';
import type { Razon } from '@tuerca/contracts/payments/payments/admin-schemas';
import type { Fuerza } from '@tuerca/contracts/payments/payments/statement-states';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import { suffixOf, typedSuffix } from '../movement-identity';
import type { PagoDoc } from '../payment.schema';
import { pendingPart } from '../payment-part';
import type { MovimientoBancoDoc } from './movement.schema';

/** Compared fields of a movement; `monto` in céntimos. */
export interface MatchMovement {
  id: string;
  bancoEmisor: string | null;
  fecha: string;
  referencia: string;
  monto: number;
}
/** Compared fields of a payment that waits. */
export interface MatchPayment {
  id: string;
  bancoEmisor: string;
  fechaPago: string;
  referencia: string | null;
  monto: number;
}
export interface PaymentMatch {
  pagoId: string;
  fuerza: Fuerza;
  razones: Razon[];
  /** Larger is more likely. */
  score: number;
}

/** A stored movement as it is compared. */
export const toMatchMovement = (doc: MovimientoBancoDoc): MatchMovement => ({
  id: String(doc._id),
  bancoEmisor: doc.bancoEmisor,
  fecha: doc.fecha,
  referencia: doc.referencia,
  monto: doc.monto,
});
/** Compared fields of the part of a stored payment that is still looked for. */
export function toMatchPayment(doc: PagoDoc): MatchPayment {
  const { bancoEmisor, fechaPago, referencia, monto } = pendingPart(doc);
  return { id: String(doc._id), bancoEmisor, fechaPago, referencia, monto };
}

/** Banks book a payment of around midnight on either day. */
const SURE_DAYS = 1;
/** Payments further away are not compared. */
export const NEAR_DAYS = 5;
/** Candidates that are shown of one movement. */
const MAX_CANDIDATES = 5;
/** Payments of one amount that are compared with a movement for that amount alone. */
const MAX_COMPARED = 500;
const LONG_DIGITS = 8;

const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / DAY;
const significant = (referencia: string): string => referencia.replace(/\D/g, '').replace(/^0+/, '');

type ReferenceMatch = 'same' | 'short' | 'similar' | 'none';

/** Whether two texts are the same but for one digit that is wrong, missing, too much, or swapped with its neighbour. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (restA.length <= 1 && restB.length <= 1) || (restA.length === 2 && restA === [...restB].reverse().join(''));
}

/** Agreement of a movement's reference with the payer's: by the last eight digits where both have them, else by the last six. */
export function compareReferences(bank: string, typed: string | null): ReferenceMatch {
  if (!typed) return 'none';
  const [a, b] = [significant(bank), significant(typed)];
  if (typedSuffix(typed) === null) return b.length > 0 && a.endsWith(b) && typed.length >= 4 ? 'short' : 'none';
  if (suffixOf(bank) === suffixOf(typed)) {
    const both = Math.min(a.length, b.length);
    if (both < LONG_DIGITS || a.slice(-LONG_DIGITS) === b.slice(-LONG_DIGITS)) return 'same';
    return 'similar';
  }
  return isOneSlip(a.slice(-LONG_DIGITS), b.slice(-LONG_DIGITS)) ? 'similar' : 'none';
}

const REFERENCE_WORDS: Record<ReferenceMatch, string> = {
  same: 'La referencia coincide',
  short: 'La referencia tiene muy pocos dígitos para estar seguros',
  similar: 'La referencia se parece, pero no es la misma',
  none: 'La referencia es otra',
};

function compareAmounts(received: number, due: number): Razon {
  if (received === due) return { coincide: true, texto: 'El monto es exacto' };
  const difference = formatBs(Math.abs(received - due));
  return { coincide: false, texto: received < due ? `Faltan ${difference}` : `Sobran ${difference}` };
}

function compareDates(bank: string, stated: string): Razon {
  const days = daysBetween(bank, stated);
  if (days === 0) return { coincide: true, texto: 'La fecha coincide' };
  const count = days === 1 ? '1 día' : `${days} días`;
  return { coincide: days <= SURE_DAYS, texto: `La fecha difiere en ${count}` };
}

/** Compares one movement with one payment; null when nothing speaks for them. `segura` still has to be unique both ways. */
export function compare(movement: MatchMovement, payment: MatchPayment): PaymentMatch | null {
  const days = daysBetween(movement.fecha, payment.fechaPago);
  if (days > NEAR_DAYS) return null;
  const reference = compareReferences(movement.referencia, payment.referencia);
  const monto = compareAmounts(movement.monto, payment.monto);
  const fecha = compareDates(movement.fecha, payment.fechaPago);
  // Equal amounts alone are nothing: many people buy the same part.
  if (reference === 'none' && !(monto.coincide && fecha.coincide)) return null;
  if (reference === 'short' && !monto.coincide) return null;
  if (reference === 'similar' && !monto.coincide) return null;
  const foreignBank = movement.bancoEmisor !== null && movement.bancoEmisor !== payment.bancoEmisor;
  const razones: Razon[] = [{ coincide: reference === 'same', texto: REFERENCE_WORDS[reference] }, monto, fecha];
  if (foreignBank) razones.push({ coincide: false, texto: `El banco dice ${bankName(movement.bancoEmisor!)}` });
  const score =
    { same: 100, similar: 50, short: 40, none: 0 }[reference] +
    (monto.coincide ? 30 : 0) +
    (foreignBank ? 0 : 10) -
    days;
  return {
    pagoId: payment.id,
    fuerza: razones.every(({ coincide }) => coincide) ? 'segura' : 'dudosa',
    razones,
    score,
  };
}

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void =>
  void (map.get(key)?.push(value) ?? map.set(key, [value]));

/**
 * Proposals for each movement, the likeliest first. Certain are only those that agree in reference, amount, date and bank and
 * have no rival on either side: neither another payment of this movement nor another movement of this payment.
 */
export function matchAll(
  movements: readonly MatchMovement[],
  payments: readonly MatchPayment[],
): Map<string, PaymentMatch[]> {
  const bySuffix = new Map<string, MatchPayment[]>();
  const byAmount = new Map<number, MatchPayment[]>();
  for (const payment of payments) {
    const suffix = typedSuffix(payment.referencia);
    if (suffix) push(bySuffix, suffix, payment);
    push(byAmount, payment.monto, payment);
  }
  const found = new Map<string, PaymentMatch[]>();
  const rivals = new Map<string, number>();
  for (const movement of movements) {
    const named = bySuffix.get(suffixOf(movement.referencia)) ?? [];
    const equal = (byAmount.get(movement.monto) ?? []).slice(0, MAX_COMPARED).filter((one) => !named.includes(one));
    const matches = [...named, ...equal].flatMap((payment) => compare(movement, payment) ?? []);
    for (const { pagoId, fuerza } of matches)
      if (fuerza === 'segura') rivals.set(pagoId, (rivals.get(pagoId) ?? 0) + 1);
    found.set(
      movement.id,
      matches.sort((a, b) => b.score - a.score),
    );
  }
  for (const [id, matches] of found) {
    const sure = matches.filter(({ fuerza }) => fuerza === 'segura');
    const isAlone = sure.length === 1 && rivals.get(sure[0]!.pagoId) === 1;
    const kept = isAlone ? matches : matches.map((match) => (match.fuerza === 'segura' ? withRival(match) : match));
    found.set(id, kept.slice(0, MAX_CANDIDATES));
  }
  return found;
}

const withRival = (match: PaymentMatch): PaymentMatch => ({
  ...match,
  fuerza: 'dudosa',
  razones: [...match.razones, { coincide: false, texto: 'Hay más de un pago o movimiento igual' }],
});
