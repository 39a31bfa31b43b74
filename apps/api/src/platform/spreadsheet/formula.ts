/** Signs with which spreadsheets begin a formula, their wide forms included (OWASP, CSV injection). */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** '1,23E+12': what spreadsheets make of a long code. */
const SCIENTIFIC = /^'*\d+[.,]\d+E\+\d+$/i;

export const beginsFormula = (text: string): boolean => FORMULA.test(text);
export const isScientific = (text: string): boolean => SCIENTIFIC.test(text);
/** A text that no spreadsheet takes for a formula or a number in powers of ten: an apostrophe goes before what looks like one. */
export const escapeFormula = (text: string): string => (beginsFormula(text) || isScientific(text) ? `'${text}` : text);
/** A text to which `escapeFormula` gave its apostrophe. */
export const isEscaped = (text: string): boolean => text.startsWith("'") && (beginsFormula(text) || isScientific(text));
