import { ID_PATTERN } from './text';
import { oneLine } from './written';

/** Dashes of every kind and the sign of minus, which spreadsheets and telephones put where a keyboard has one dash. */
const DASHES = /[\p{Pd}\u2212]/gu;
/** Separators that people put into a number to read it better; no part of it. */
const SEPARATORS = /[\s.·-]/g;

/**
 * A code given by others (SKU, part number) as it is compared, kept and looked up: of one line, composed, with single
 * blanks and one kind of dash. Its capitals stay: codes of a maker may differ in them alone.
 */
export const codeText = (text: string): string => oneLine(text).normalize('NFC').replace(DASHES, '-');
/** A code that Tuerca or a business gave in capitals (number of an order, code of an offer or of a plan), in that form. */
export const capitalCode = (text: string): string => codeText(oneLine(text).normalize('NFKC')).toUpperCase();
/** Comparison key of a store's own code: 'fil-1' and 'FIL-1' are one, '00045' and '45' are two. `codeText` is what is kept. */
export const skuKey = (sku: string): string => capitalCode(sku);
/** The letters and digits of a number (RIF, cédula, plate, reference, delivery code), in capitals: no blanks, points or dashes. */
export const bareCode = (text: string): string => capitalCode(text).replace(SEPARATORS, '');
/** Canonical key of one document: its id, or its number for people, in capitals. */
export const documentKey = (text: string): string => {
  const key = capitalCode(text);
  return ID_PATTERN.test(key) ? key.toLowerCase() : key;
};
