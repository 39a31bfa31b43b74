import type { FileField } from '../../kernel/file-field';
import { pictures } from '../../platform/uploads/rules';

/** Hours that a client has to send the difference. */
export const DIFFERENCE_HOURS = 48;
/** Pictures of one payment. */
export const MAX_CAPTURAS = 3;
/** The form's field for pictures of a payment. */
export const captureField: FileField = { ...pictures(MAX_CAPTURAS), missing: 'Elige la captura de tu pago' };

/** Most rows with movements in one statement. */
export const MAX_STATEMENT_ROWS = 3000;
/** Largest statement, in bytes. */
export const MAX_STATEMENT_BYTES = 2 * 1024 * 1024;
/** Most payments that one call confirms. */
export const MAX_CONFIRMATIONS = 100;
/** File types in a picker of statements; the bytes decide what a file is. */
export const STATEMENT_ACCEPT = '.csv,.txt,text/csv';
/** Days by which a payment may be dated back at most, by Caracas dates: an older one is not of this purchase. */
export const MAX_PAYMENT_AGE_DAYS = 5;
