import { useState } from 'react';
import { numberProblem, type NumberRule, readNumber, understood } from '@tuerca/contracts/venezuela/numero';

interface TypedNumber {
  /** What the field stands for; null for nothing, NaN while what is typed is no number. */
  value: number | null;
  rule: NumberRule;
  /** A number in the usual spelling of the field. */
  write: (value: number | null) => string;
}

const same = (one: number | null, other: number | null) =>
  Object.is(one, other) || (one !== null && other !== null && Math.abs(one - other) < 1e-9);

/**
 * What stands in a field for figures, and what is to be said of it. What was typed stays as it is while nobody can tell which
 * number it means, and is put into its usual spelling when the field is left with one that the field takes.
 */
export function useTypedNumber({ value, rule, write }: TypedNumber) {
  const [typed, setTyped] = useState<{ text: string; value: number | null; note?: string | null } | null>(null);
  const [left, setLeft] = useState(false);
  // A value that came from elsewhere (a reset, a draft, another line) is shown instead of what was typed before.
  const text = typed && same(typed.value, value) ? typed.text : null;
  const read = text === null ? value : readNumber(text);
  const problem = numberProblem(read, rule);
  const note = text === null ? null : (typed?.note ?? understood(text, read, write(read)));
  return {
    text: text ?? write(value),
    /** 'Se entiende 1500': said while the field shows what could be taken for another number. */
    note,
    problem,
    /** Whether what stands in the field is a number, taken or not. */
    isNumber: read !== null && !Number.isNaN(read),
    /** The problem once the field was left, so that nobody is corrected in the middle of a figure. */
    shown: left ? problem : null,
    /** Remembers what was typed; `known` is what the form is told of it. */
    type: (next: string, known: number | null) => setTyped({ text: next, value: known }),
    leave: () => {
      setLeft(true);
      // The note stays: without it the button below would move away from under the finger that leaves the field by pressing it.
      if (!problem && text !== null) setTyped({ text: write(read), value, note });
    },
    forget: () => setTyped(null),
  };
}
