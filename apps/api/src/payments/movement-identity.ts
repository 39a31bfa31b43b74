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

/** What names one movement of the receiving account; `monto` in céntimos. */
export type MovementIdentity = Pick<AbonoDoc, 'bancoEmisor' | 'fecha' | 'referencia' | 'monto'>;
/** `precise`: the movement. `broad`: without what a payer may state wrongly, its bank and date. */
export interface MovementKeys {
  precise: string;
  broad: string;
}

/** The keys under which a payment takes a movement; no two payments may share one. */
export function movementKeys(
  bancoReceptor: string,
  { bancoEmisor, fecha, referencia, monto }: MovementIdentity,
): MovementKeys {
  const suffix = suffixOf(referencia);
  return {
    precise: ['m', bancoReceptor, bancoEmisor, fecha, suffix, monto].join('|'),
    broad: ['b', bancoReceptor, suffix, monto].join('|'),
  };
}
