import { bareCode } from '../kernel/names';

const MOBILE_PREFIXES = ['412', '422', '414', '424', '416', '426'];
const LETTER_VALUES: Record<string, number> = { V: 1, E: 2, J: 3, P: 4, G: 5 };
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/** Any way people write a Venezuelan phone -> '+58' and ten digits; null when it is none. Landlines (02xx) count unless `movil`. */
export function normalizeTelefono(text: string, { movil = false } = {}): string | null {
  let digits = text.replace(/\D/g, '');
  if (digits.length === 12 && digits.startsWith('58')) digits = digits.slice(2);
  else if (digits.length === 11 && digits.startsWith('0')) digits = digits.slice(1);
  if (digits.length !== 10) return null;
  const valid = MOBILE_PREFIXES.includes(digits.slice(0, 3)) || (!movil && digits.startsWith('2'));
  return valid ? `+58${digits}` : null;
}

/** '+584141234567' -> '0414-1234567', as Venezuelans read it. */
export const formatTelefono = (telefono: string): string => telefono.replace(/^\+58(\d{3})(\d{7})$/, '0$1-$2');

/** The ten digits of a stored telephone, as they are written behind a '+58' that stands there already. */
export const tenDigits = (telefono: string): string => telefono.replace(/^\+58/, '');
/** '+584141234567' -> '+58 4141234567', as payment methods show it. */
export const formatPagoMovil = (telefono: string): string => `+58 ${tenDigits(telefono)}`;

/** Cédula in any spelling -> 'V-12345678'; a bare number counts as V; null when it is none. */
export function normalizeCedula(text: string): string | null {
  const clean = bareCode(text);
  const parts = /^([VEJ])?(\d{5,9})$/.exec(clean);
  return parts ? documentOf(parts[1] ?? 'V', parts[2]!) : null;
}

/**
 * The one spelling of a letter and its digits: a person's number has no zeros in front, so that nobody becomes another payer by
 * writing one; those of a company ('J') are part of it.
 */
export const documentOf = (letter: string, digits: string): string =>
  `${letter}-${letter === 'J' ? digits : digits.replace(/^0+(?=\d)/, '')}`;

/** 'V-12345678' -> 'V-12.345.678'. */
export const formatCedula = (cedula: string): string => cedula.replace(/\B(?=(\d{3})+$)/g, '.');

/** RIF in any spelling -> 'J-12345678-9' (shape only); a bare number counts as J; null when it is none. */
export function normalizeRif(text: string): string | null {
  const clean = bareCode(text);
  const parts = /^([VEJPGC])?(\d{8})(\d)$/.exec(clean);
  return parts ? `${parts[1] ?? 'J'}-${parts[2]}-${parts[3]}` : null;
}

/** Check digit of a letter and eight digits; undefined for letter C, which has no public rule. */
export function rifCheckDigit(letter: string, eightDigits: string): number | undefined {
  const value = LETTER_VALUES[letter];
  if (!value) return undefined;
  const sum = [...eightDigits].reduce((total, digit, i) => total + Number(digit) * WEIGHTS[i]!, value * 4);
  const digit = 11 - (sum % 11);
  return digit > 9 ? 0 : digit;
}

/** True when the check digit of a normalised RIF is right; of letter C only the shape counts. */
export function isValidRif(rif: string): boolean {
  const parts = /^([VEJPGC])-(\d{8})-(\d)$/.exec(rif);
  if (!parts) return false;
  const digit = rifCheckDigit(parts[1]!, parts[2]!);
  return digit === undefined || digit === Number(parts[3]);
}
