import { PASSWORD_MIN } from '@tuerca/contracts/auth/limits';

/** What is known of a password that is being chosen. */
export interface Strength {
  /** 0 (empty) to 4. */
  score: 0 | 1 | 2 | 3 | 4;
  label: string;
  /** What to do about it. */
  advice: string;
}

const LABELS = ['', 'Débil', 'Aceptable', 'Buena', 'Muy buena'];
const ADVICE = 'Mejor con 8 o más caracteres, un número y un símbolo.';
const COMMON = 'Es de las primeras que prueban para entrar en cuentas ajenas. Usa otra.';

/** How good a password is: by length and kinds of signs, and never good when `isCommon`, the server's own rule, knows it. */
export function passwordStrength(password: string, isCommon: (password: string) => boolean): Strength {
  if (password === '') return { score: 0, label: '', advice: ADVICE };
  if ([...password].length < PASSWORD_MIN) return { score: 1, label: 'Muy corta', advice: ADVICE };
  if (isCommon(password)) return { score: 1, label: 'Muy común', advice: COMMON };
  const kinds = [password.length >= 8, /\d/.test(password), /[^\p{L}\d\s]/u.test(password)].filter(Boolean).length;
  const score = (1 + kinds) as Strength['score'];
  return { score, label: LABELS[score]!, advice: ADVICE };
}
