import { DAY } from '@tuerca/contracts/kernel/time';
import type { AbonoDoc } from './payment-part.schema';

/** Digits of a reference that name a movement: banks show more or fewer of them, and all show these. */
export const SUFFIX_DIGITS = 6;

const digitsOf = (referencia: string): string => referencia.replace(/\D/g, '');

/** The last six digits of a reference that a bank printed; leading zeros that it left out are put back. */
export const suffixOf = (referencia: string): string =>
  digitsOf(referencia).padStart(SUFFIX_DIGITS, '0').slice(-SUFFIX_DIGITS);

/** The same of a reference that a payer typed; null with fewer digits, which name nothing for sure. */
export const typedSuffix = (referencia: string | null): string | null =>
  referencia && digitsOf(referencia).length >= SUFFIX_DIGITS ? suffixOf(referencia) : null;

/** Fewest digits of a reference with which a payment claims a movement. */
const MIN_DIGITS = 4;
/** Banks book a payment of around midnight on either day. */
const CLAIM_DAYS = 1;

/** Fields that identify one movement of the receiving account; `monto` in céntimos. */
export type MovementIdentity = Pick<AbonoDoc, 'bancoEmisor' | 'fecha' | 'referencia' | 'monto'>;
/** `precise`: the movement as it is named. `all`: with what it shares with the same movement named otherwise. */
export interface MovementKeys {
  precise: string;
  /** Without what a payer may state wrongly, bank and date; null of a reference too short for that. */
  broad: string | null;
  all: string[];
}

/** Its digits, as many as were typed; of fewer than four, which only banks print, with the zeros that were left out. */
function digitsToClaim(referencia: string): string {
  const digits = digitsOf(referencia);
  return digits.length >= MIN_DIGITS ? digits : digits.padStart(SUFFIX_DIGITS, '0');
}

/** Whether a reference has digits enough to claim a movement by. */
export const canClaim = (referencia: string | null): referencia is string =>
  referencia !== null && digitsOf(referencia).length >= MIN_DIGITS;

/**
 * Whether two descriptions are of one movement of an account: the amount, the date but for a day, and the last digits, as many
 * as both have, six at most. The sending bank says nothing: who types it may be wrong.
 */
export function isSameMovement(
  a: Pick<MovementIdentity, 'fecha' | 'referencia' | 'monto'>,
  b: Pick<MovementIdentity, 'fecha' | 'referencia' | 'monto'>,
): boolean {
  if (a.monto !== b.monto || Math.abs(Date.parse(a.fecha) - Date.parse(b.fecha)) > CLAIM_DAYS * DAY) return false;
  const [one, other] = [digitsToClaim(a.referencia), digitsToClaim(b.referencia)];
  const shared = Math.min(one.length, other.length, SUFFIX_DIGITS);
  return one.slice(-shared) === other.slice(-shared);
}

/** A Caracas date so many days later. */
export const shiftDate = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/**
 * The keys under which a payment takes a movement; no two payments may share one. Those by the last four and five digits stand
 * under the date and the day after it, so that two claims a day apart share one.
 */
export function movementKeys(
  bancoReceptor: string,
  { bancoEmisor, fecha, referencia, monto }: MovementIdentity,
): MovementKeys {
  const digits = digitsToClaim(referencia);
  const isLong = digits.length >= SUFFIX_DIGITS;
  const end = digits.slice(-SUFFIX_DIGITS);
  const precise = ['m', bancoReceptor, bancoEmisor, fecha, end, monto].join('|');
  const broad = isLong ? ['b', bancoReceptor, end, monto].join('|') : null;
  const near: string[] = [];
  for (let count = MIN_DIGITS; count < SUFFIX_DIGITS && count <= digits.length; count++)
    for (const day of [fecha, shiftDate(fecha, CLAIM_DAYS)])
      near.push(['c', bancoReceptor, digits.slice(-count), day, monto].join('|'));
  return { precise, broad, all: [precise, ...(broad ? [broad] : []), ...near] };
}
