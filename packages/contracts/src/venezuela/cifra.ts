/** Currencies in which a file may write its amounts. */
export const MONEDAS_ARCHIVO = ['usd', 'bs'] as const;
export type MonedaArchivo = (typeof MONEDAS_ARCHIVO)[number];

/** The sign before the decimals. */
export type DecimalSign = ',' | '.';
const SIGNS = [',', '.'] as const satisfies readonly DecimalSign[];

/** A figure as a file writes it: its value under each decimal sign (null where it has none), and the currency beside it. */
export interface WrittenFigure {
  moneda: MonedaArchivo | null;
  readings: Record<DecimalSign, number | null>;
}

const CURRENCIES: readonly (readonly [MonedaArchivo, string])[] = [
  ['usd', String.raw`ref\.?\s*(?:us)?\$|ref\.?|us\s*\$|u\.s\.\s*\$|usd\$?|\$\s*us|\$|d[oó]lar(?:es)?`],
  ['bs', String.raw`bs\.?\s*[fsd]?\.?|ve[sdf]|bol[ií]var(?:es)?`],
];
const PATTERNS = CURRENCIES.map(
  ([moneda, names]) => [moneda, new RegExp(`^(?:${names})\\s*`, 'i'), new RegExp(`\\s*(?:${names})$`, 'i')] as const,
);
const SIGN = /^[-−+]\s*/;
/** Whole figures, in groups of three between `group` or blanks or without any, and decimals behind `decimal`. */
const FORMS = Object.fromEntries(
  SIGNS.map((decimal) => {
    const group = decimal === ',' ? '.' : ',';
    const tail = `(?:\\${decimal}(\\d+))?$`;
    return [decimal, new RegExp(`^(\\d+|[1-9]\\d{0,2}(?:\\${group}\\d{3})+|[1-9]\\d{0,2}(?: \\d{3})+|)${tail}`)];
  }),
) as Record<DecimalSign, RegExp>;

/** '1.234,56' where the comma is the decimal sign; null for anything else. */
function readAs(text: string, decimal: DecimalSign): number | null {
  // Stryker disable next-line ArrayDeclaration: its first element is not read
  const [, whole, part] = FORMS[decimal].exec(text) ?? [];
  // Stryker disable next-line ConditionalExpression: without a match there is no part either
  if (whole === undefined || !(whole || part)) return null;
  const value = Number(`${whole.replace(/[., ]/g, '') || 0}.${part ?? 0}`);
  return Number.isFinite(value) ? value : null;
}

/** The text without the currency on either side; null where two currencies contradict each other. */
function currencyOf(text: string): { moneda: MonedaArchivo | null; rest: string } | null {
  let [rest, moneda]: [string, MonedaArchivo | null] = [text, null];
  for (const [name, before, after] of PATTERNS) {
    const bare = rest.replace(before, '').replace(after, '');
    if (bare === rest) continue;
    if (moneda) return null;
    [moneda, rest] = [name, bare];
  }
  return { moneda, rest };
}

/**
 * A figure of a file or a statement -> its readings: '1.500' is 1500 where the comma is the decimal sign and 1.5 where the point
 * is, '7,50 $' only 7.5 of dollars. Null for what is none under either. Forms read by `readNumber`.
 */
export function readFigure(written: string): WrittenFigure | null {
  const text = written.normalize('NFKC').replace(/\s+/g, ' ').trim();
  // Stryker disable Regex: a minus further back leaves no figure
  const minus = /^[-−]/.test(text);
  const found = currencyOf(text.replace(SIGN, ''));
  if (!found) return null;
  const behind = /^[-−]/.test(found.rest);
  // Stryker restore Regex
  if (behind && SIGN.test(text)) return null;
  const digits = found.rest.replace(SIGN, '');
  const signed = (value: number | null) => (value === null || !(minus || behind) ? value : 0 - value);
  const readings = { ',': signed(readAs(digits, ',')), '.': signed(readAs(digits, '.')) };
  return readings[','] === null && readings['.'] === null ? null : { moneda: found.moneda, readings };
}

/** Value of a figure that is not ambiguous; undefined where its two readings differ. */
export function plainReading({ readings }: WrittenFigure): number | undefined {
  const [comma, point] = SIGNS.map((sign) => readings[sign]);
  if (comma === null || point === null) return (comma ?? point)!;
  return comma === point ? comma : undefined;
}

/** The decimal sign that the plain figures of a column show; null where none does, or where they contradict each other. */
export function decimalSignOf(figures: Iterable<WrittenFigure>): DecimalSign | null {
  const shown = new Set<DecimalSign>();
  for (const { readings } of figures)
    for (const sign of SIGNS) if (readings[sign === ',' ? '.' : ','] === null) shown.add(sign);
  return shown.size === 1 ? [...shown][0]! : null;
}

/** A number as a spreadsheet shows it: 15 significant digits. */
export const asShown = (value: number): number => Number(value.toPrecision(15));
