import { z } from 'zod';
import { setOf } from './lists';
import { FIELD_MESSAGES, MAX_REASON_LENGTH, MIN_REASON_LENGTH, tooLong } from './messages';
import { bareCode, capitalCode, codeText, documentKey } from './names';
import { ROLES } from './roles';
import { ID_PATTERN } from './text';
import { oneLine, severalLines } from './written';

/** Nothing that a header or a list of addresses could read as more than one: no separators, quotes or control characters. */
const EMAIL_PATTERN = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+\.[^\s@<>,;:"()[\]\\\p{C}]+$/u;

/** Text of one line, as it may be kept (`oneLine`); further checks see that form. */
export const line = (message?: string) => z.string(message).overwrite(oneLine);
/** Text of several lines, as it may be kept (`severalLines`). */
export const lines = (message?: string) => z.string(message).overwrite(severalLines);

const UNSEEN_AROUND = /^[\s\u2800\p{Default_Ignorable_Code_Point}]+|[\s\u2800\p{Default_Ignorable_Code_Point}]+$/gu;
/** An e-mail address as it is compared, kept and looked up: without blanks around it, composed, in lower case. */
export const emailKey = (email: string): string =>
  email.replace(UNSEEN_AROUND, '').normalize('NFC').toLowerCase().normalize('NFC');

/** The whole e-mail addresses in a search text: each names one account, where the beginning of one may name many. */
export const wholeEmails = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(emailKey)
    .filter((part) => EMAIL_PATTERN.test(part));

/** An e-mail address in that form. */
export const Email = z
  .string(FIELD_MESSAGES.correo)
  .overwrite(emailKey)
  .min(1, FIELD_MESSAGES.correo)
  .max(160, FIELD_MESSAGES.correoInvalido)
  .regex(EMAIL_PATTERN, FIELD_MESSAGES.correoInvalido);

/** Query of a paged list: page 1.., limit 1..max. */
export const pageQuery = (limit: number, max = 60) => ({
  page: z.coerce
    .number('La página debe ser un número')
    .int('La página debe ser un número entero')
    .min(1, 'La página empieza en 1')
    .max(10_000, 'Esa página no existe')
    .default(1),
  limit: z.coerce
    .number(FIELD_MESSAGES.limit)
    .int(FIELD_MESSAGES.wholeLimit)
    .min(1, FIELD_MESSAGES.minLimit)
    .max(max, `El límite no puede pasar de ${max}`)
    .default(limit),
});

/**
 * A MongoDB id in its 24-character form, in lower case: ids are compared as text, and one that was taken in capitals would be
 * another's.
 */
export const Id = z.string().regex(ID_PATTERN, FIELD_MESSAGES.id).toLowerCase();

/** The role of an account. */
export const RoleField = z.enum(ROLES);

/** Params of a call that names one document. */
export const idParams = z.object({ id: Id });

/** A code in the form of `codeText`. */
export const codeLine = (message?: string) => z.string(message).overwrite(codeText);
/** A code in the form of `capitalCode`. */
export const capitalLine = (message?: string) => z.string(message).overwrite(capitalCode);
/** A code in the form of `bareCode`. */
export const bareLine = (message?: string) => z.string(message).overwrite(bareCode);

/** The id or number of one document, in the form of `documentKey`. */
export const DocumentKey = z.string().overwrite(documentKey).min(1).max(40);
/** Params of a call that names one document by its id or number. */
export const keyParams = z.object({ id: DocumentKey });

type Bounds = { min?: number; tooLong?: string };
/** A sentence, or one that is made of the fewest characters. */
type Missing = string | ((min: number) => string);
const required = (
  text: typeof line,
  missing: Missing,
  max: number,
  { min = 1, tooLong: sentence = tooLong(max) }: Bounds,
) => {
  const message = typeof missing === 'string' ? missing : missing(min);
  return text(message).min(min, message).max(max, sentence);
};
const nullable = (text: z.ZodString, max: number) =>
  text
    .max(max, tooLong(max))
    .transform((value) => value || null)
    .nullable()
    .default(null);

/** One line of a body that has to be there; `message` answers when it is missing or too short. */
export const requiredText = (message: Missing, max = 120, bounds: Bounds = {}) => required(line, message, max, bounds);
/** Several lines of a body that have to be there. */
export const requiredLines = (message: Missing, max: number, bounds: Bounds = {}) =>
  required(lines, message, max, bounds);
/** Reason that a person gives, in several lines. */
export const requiredReason = (message: Missing, max = MAX_REASON_LENGTH) =>
  requiredLines(message, max, { min: MIN_REASON_LENGTH });
/** One line of a body that may be left out: empty and absent become null. */
export const nullableText = (max: number) => nullable(line(), max);
/** A code (`codeText`) that may be left out: empty and absent become null. */
export const nullableCode = (max: number) => nullable(codeLine(), max);
/** Several lines of a body that may be left out: empty and absent become null. */
export const nullableLines = (max: number) => nullable(lines(), max);

/** Name of a person or business. Mails, notices and pages show it under Tuerca's name: it carries no links. */
export const nameText = (message: string, max = 120) =>
  requiredText(message, max).refine((name) => !/:\/\/|\bwww\./i.test(name), FIELD_MESSAGES.linkInName);

/** At least one of a list of `size` values, each once; `missing` answers when none is chosen. */
export const someOf = <V extends z.ZodType<string>>(value: V, size: number, missing: string) =>
  setOf(value, size, `Elige como máximo ${size}`).min(1, missing);

/** Message for a text of a query string of more than `max` characters. */
export const longQuery = (max: number) => `El texto no puede pasar de ${max} caracteres`;
/** Bounded text of a query string: of one line, empty counts as absent. */
export const queryText = (max = 100) =>
  line(FIELD_MESSAGES.text)
    .max(max, longQuery(max))
    .transform((text) => text || undefined)
    .optional();

/** `true`/`false` of a query string. */
export const queryBoolean = z
  .enum(['true', 'false', '1', '0'], 'Debe ser true o false')
  .transform((value) => value === 'true' || value === '1')
  .optional();

type WithoutDefault<F> = F extends z.ZodDefault<infer Inner> ? Inner : F;
/** The fields of a form for a change: each may be left out, and then gets no default. */
export const withoutDefaults = <S extends z.core.$ZodLooseShape>(fields: S) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      z.optional((field instanceof z.ZodDefault ? field.unwrap() : field) as z.ZodType),
    ]),
  ) as unknown as { [K in keyof S]: z.ZodOptional<WithoutDefault<S[K]>> };
