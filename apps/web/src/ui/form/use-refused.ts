import { useState } from 'react';

const SENTENCE = 'Revisa las cantidades marcadas';

/** For a field of a form that is made of several steppers: it is not sent while one of them holds what it cannot take. */
export function useRefused() {
  const [refused, setRefused] = useState<readonly string[]>([]);
  return {
    /** For useField. */
    check: () => (refused.length ? SENTENCE : null),
    /** For the stepper of `id`. */
    onRefused: (id: string) => (is: boolean) =>
      setRefused((before) =>
        before.includes(id) === is ? before : is ? [...before, id] : before.filter((one) => one !== id),
      ),
  };
}
