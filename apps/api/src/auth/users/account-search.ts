import { emailKey } from '@tuerca/contracts/kernel/fields';
import { searchTerms, searchWords, sortKey } from '@tuerca/contracts/kernel/text';
import type { UsuarioDoc } from './user.schema';

type Searched = Pick<UsuarioDoc, 'nombre' | 'email' | 'telefono'> &
  Partial<Pick<UsuarioDoc, 'negocio' | 'cedula' | 'rif'>>;
/** Fields from which the search terms are made: whoever changes one of them renews the terms. */
export const SEARCHED_FIELDS = ['nombre', 'email', 'telefono', 'negocio', 'cedula', 'rif'] as const;

const NUMBER = /^[+\d\s().-]{5,}$/;
/** '+584141234567', '0414-1234567' and '414 1234567' are one number. */
const nationalDigits = (text: string) =>
  text
    .replace(/\D/g, '')
    .replace(/^58(?=\d{10}$)/, '')
    .replace(/^0/, '');

/** Fields by which an account is found and ordered; the domain of an e-mail is left out, since half of all accounts share one. */
export const searchFieldsOf = ({ nombre, email, telefono, negocio, cedula, rif }: Searched) => ({
  terminos: searchTerms(nombre, negocio, email.split('@')[0], nationalDigits(telefono), cedula, rif),
  nombreOrden: sortKey(nombre),
});

/** A search text as conditions that must all hold: beginnings of terms, and beginnings of e-mails. */
export function parseSearch(text: string): { words: string[]; emails: string[]; impossible: boolean } {
  const trimmed = text.trim();
  if (NUMBER.test(trimmed)) return { words: [nationalDigits(trimmed)].filter(Boolean), emails: [], impossible: false };
  const parts = trimmed.split(/\s+/);
  const emails = parts.filter((part) => part.includes('@')).map(emailKey);
  // 'V-12.345.678' is written with points as often as without.
  const rest = parts
    .filter((part) => !part.includes('@'))
    .join(' ')
    .replace(/(?<=\d)\.(?=\d)/g, '');
  const words = searchWords(rest);
  return { words, emails, impossible: !!trimmed && !words.length && !emails.length };
}
