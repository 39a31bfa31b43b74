import { normalizeText } from '@tuerca/contracts/kernel/text';
import { STATEMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { bancos } from '@tuerca/contracts/platform/catalogos/bancos';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { asShown, type DecimalSign, readFigure } from '@tuerca/contracts/venezuela/cifra';

/** A cell that cannot be read, with the reason for the person who sent the file. */
export class BadCell extends Error {}

/** A value without what spreadsheets and banks put around it (="00123", '00123), wide signs as the usual ones. */
const bare = (cell: string): string =>
  cell
    .normalize('NFKC')
    .trim()
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim();
/** Digits, signs and separators of an amount; null when it is none. */
function amountText(cell: string): string | null {
  const text = bare(cell)
    .replace(/^(?:bs\.?s?|ves|vef)\s*/i, '')
    .replace(/\s/g, '')
    .replace(/\u2212/g, '-');
  return /^[+-]?\d[\d.,]*-?$/.test(text) ? text : null;
}

/** The sign that separates the céntimos in a column of amounts; the comma when nothing tells. */
export function detectDecimalSign(cells: readonly string[]): DecimalSign {
  const votes = { ',': 0, '.': 0 };
  for (const cell of cells) {
    const text = amountText(cell)?.replace(/-$/, '') ?? '';
    const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
    if (last < 0) continue;
    const sign = text[last] as DecimalSign;
    const other = sign === ',' ? '.' : ',';
    if (text.includes(other)) votes[sign] += 3;
    else if (text.indexOf(sign) !== last) votes[other] += 3;
    else if (text.length - last - 1 !== 3) votes[sign] += 2;
    else votes[other] += 1;
  }
  return votes['.'] > votes[','] ? '.' : ',';
}

/** Céntimos of an amount; negative ones are money that went out. Throws BadCell. */
export function readAmount(cell: string, decimal: DecimalSign): number {
  // Some banks write the minus behind the figure.
  const text = amountText(cell)?.replace(/^(.*)-$/, '-$1');
  const amount = text ? readFigure(text)?.readings[decimal] : null;
  const centimos = asShown((amount ?? NaN) * 100);
  if (!Number.isInteger(centimos) || Math.abs(centimos) > 1e14)
    throw new BadCell(STATEMENT_MESSAGES.amount(cell.trim().slice(0, 40)));
  return centimos;
}

const DATE_FORMS: readonly (readonly [RegExp, (parts: string[]) => string[]])[] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/, ([y, m, d]) => [y!, m!, d!]],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ,].*)?$/, ([d, m, y]) => [y!, m!, d!]],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2})(?:[T ,].*)?$/, ([d, m, y]) => [`20${y}`, m!, d!]],
  [/^(\d{4})(\d{2})(\d{2})$/, ([y, m, d]) => [y!, m!, d!]],
];

/** The Caracas date of a cell (day first, or ISO), as YYYY-MM-DD. Throws BadCell. */
export function readStatementDate(cell: string, now: Date): string {
  const text = bare(cell);
  for (const [form, order] of DATE_FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const [year, month, day] = order(found.slice(1)).map((part) => part.padStart(2, '0'));
    const date = `${year}-${month}-${day}`;
    const parsed = new Date(`${date}T00:00:00Z`);
    if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date) break;
    if (date > caracasDate(now)) throw new BadCell(STATEMENT_MESSAGES.future(text.slice(0, 40)));
    return date;
  }
  throw new BadCell(STATEMENT_MESSAGES.date(text.slice(0, 40)));
}

/** The digits of a reference, leading zeros kept. Throws BadCell. */
export function readReference(cell: string): string {
  const text = bare(cell);
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(text)) throw new BadCell(STATEMENT_MESSAGES.scientific(text.slice(0, 40)));
  const digits = text.replace(/\D/g, '');
  if (!digits || !Number(digits)) throw new BadCell(STATEMENT_MESSAGES.reference);
  return digits.slice(-20);
}

/** The code of a sending bank that a cell names by code or name; null when it names none. */
export function readBank(cell: string | undefined): string | null {
  const text = bare(cell ?? '');
  const code = /(?<!\d)0\d{3}(?!\d)/.exec(text)?.[0] ?? (/^\d{3}$/.test(text) ? `0${text}` : undefined);
  if (code) return bancos().some(({ codigo }) => codigo === code) ? code : null;
  const name = normalizeText(text);
  if (!name) return null;
  const found = bancos().find(({ nombre, nombreCorto }) => [nombre, nombreCorto].map(normalizeText).includes(name));
  return found?.codigo ?? null;
}
