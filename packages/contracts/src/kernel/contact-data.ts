import type { z } from 'zod';

/** Mobile numbers with or without +58 or 0, landlines only with it: part numbers have as many digits. */
const PHONE =
  /(?<!\d)(?:(?:\+?58|0)[\s.()-]*2\d{2}|(?:(?:\+?58|0)[\s.()-]*)?4(?:1[246]|2[246]))(?:[\s.()/-]*\d){7}(?!\d)/;
const MAIL = /[^\s@]+@[^\s@]+\.[^\s@]+|\b[^\s@]+ ?(?:\(arroba\)|\[at\]) ?[^\s@]+/i;
const MESSENGER = /wa\.me\/|t\.me\/|api\.whatsapp\.com/i;

/** Shown where a text names a telephone or an e-mail address. */
export const CONTACT_DATA_MESSAGE =
  'No escribas teléfonos ni correos: por tu seguridad, todo se conversa y se paga dentro de Tuerca.';

/** Whether a text names a telephone, an e-mail address or a messenger's link. */
export const hasContactData = (text: string): boolean => [PHONE, MAIL, MESSENGER].some((one) => one.test(text));

/** A text with its telephones, e-mail addresses and messenger links left out: for texts older than their refusal. */
export const hideContactData = (text: string): string =>
  [PHONE, MAIL, MESSENGER].reduce((shown, one) => shown.replace(new RegExp(one, `${one.flags}g`), '•••'), text);

/** The text field, refused when it names a telephone or an e-mail address. */
export const withoutContactData = <T extends z.ZodType<string | null, unknown>>(field: T): T =>
  field.refine((text) => text === null || !hasContactData(text as string), CONTACT_DATA_MESSAGE) as T;
