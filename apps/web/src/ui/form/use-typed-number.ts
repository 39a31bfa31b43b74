import { useState } from 'react';
import { numberProblem, type NumberRule, readNumber, understood } from '@tuerca/contracts/venezuela/numero';

interface TypedNumber {
  /** Value of the field; null for empty, NaN while the typed text is no number. */
  value: number | null;
  rule: NumberRule;
  /** Formats a number in the field's spelling. */
  write: (value: number | null) => string;
}

const same = (one: number | null, other: number | null) =>
  Object.is(one, other) || (one !== null && other !== null && Math.abs(one - other) < 1e-9);

/**
 * Text of a number field, and its note or error. Typed text stays unchanged while its number is unclear, and is put into the
 * usual spelling on blur once the rule accepts its number.
 */
export function useTypedNumber({ value, rule, write }: TypedNumber) {
  const [typed, setTyped] = useState<{ text: string; value: number | null; note?: string | null } | null>(null);
  const [left, setLeft] = useState(false);
  // A value from elsewhere (a reset, a draft, another line) replaces the typed text.
  const text = typed && same(typed.value, value) ? typed.text : null;
  const read = text === null ? value : readNumber(text);
  const problem = numberProblem(read, rule);
  const note = text === null ? null : (typed?.note ?? understood(text, read, write(read)));
  return {
    text: text ?? write(value),
    /** 'Se entiende 1500': shown while the text could be read as another number. */
    note,
    problem,
    /** Whether the text is a number, valid or not. */
    isNumber: read !== null && !Number.isNaN(read),
    /** The problem after the first blur, so that nobody is corrected while typing. */
    shown: left ? problem : null,
    /** Sets the typed text; `known` is the value that the form gets. */
    type: (next: string, known: number | null) => setTyped({ text: next, value: known }),
    leave: () => {
      setLeft(true);
      // The note stays: without it the button below would move away while the blurring click is on it.
      if (!problem && text !== null) setTyped({ text: write(read), value, note });
    },
    forget: () => setTyped(null),
  };
}
