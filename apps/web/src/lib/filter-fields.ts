import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { isDate } from '@tuerca/contracts/venezuela/caracas';
import type { FilterField } from './define-filters';
import { shortDate } from './format';

type Rest<T> = Omit<FilterField<T>, 'fallback' | 'read'>;

/** Text; '' is no filter. `read` may turn it into its canonical form, '' when there is none. */
export const textField = ({
  max,
  read = (text) => text,
  ...rest
}: Rest<string> & { max: number; read?: (text: string) => string }): FilterField<string> => ({
  fallback: '',
  read: (text) => read(text.slice(0, max)),
  ...rest,
});

/** A Caracas day, 'YYYY-MM-DD'; its chip says `word` and the day: 'Desde 01/11/2026'. */
export const dayField = (word: string): FilterField<string> =>
  textField({
    max: 10,
    read: (text) => (isDate(text) ? text : ''),
    chip: (day) => `${word} ${shortDate(day)}`,
  });

/** The id of one thing, which links bring along: its chip says `words` until the answer knows its name. */
export const idField = (words: string): FilterField<string> =>
  textField({ max: 24, read: (text) => (ID_PATTERN.test(text) ? text : ''), chip: () => words });

/** One of a list of values; anything else in the address counts as absent. */
export const choiceField = <T extends string | number, D extends string | number>({
  options,
  fallback,
  ...rest
}: Rest<T | D> & { options: readonly T[]; fallback: D }): FilterField<T | D> => ({
  fallback,
  read: (text) => options.find((option) => String(option) === text),
  ...rest,
});

/** Yes or no. */
export const flagField = ({
  fallback = false,
  ...rest
}: Rest<boolean> & { fallback?: boolean } = {}): FilterField<boolean> => ({
  fallback,
  read: (text) => (['true', '1'].includes(text) ? true : ['false', '0'].includes(text) ? false : undefined),
  ...rest,
});

/** A number between bounds, both included. */
export const numberField = ({
  min,
  max,
  fallback,
  integer = false,
  ...rest
}: Rest<number> & { min: number; max: number; fallback: number; integer?: boolean }): FilterField<number> => ({
  fallback,
  read: (text) => {
    const value = Number(text);
    return Number.isFinite(value) && value >= min && value <= max && (!integer || Number.isInteger(value))
      ? value
      : undefined;
  },
  ...rest,
});

/** The page of a list, from 1 on. */
export const pageField = (): FilterField<number> => ({
  ...numberField({ min: 1, max: 10_000, fallback: 1, integer: true }),
  kind: 'page',
});

/** Cards or rows. */
export const viewField = (): FilterField<'cuadricula' | 'lista'> =>
  choiceField({ options: ['cuadricula', 'lista'], fallback: 'cuadricula', kind: 'view' });

/** Words of a chip for typed text: “pastillas”. */
export const quoted = (text: string): string => `“${text}”`;
