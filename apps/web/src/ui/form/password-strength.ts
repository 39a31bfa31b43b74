/** Rating of a password that is being chosen. */
export interface Strength {
  /** 0 (empty) to 4. */
  score: 0 | 1 | 2 | 3 | 4;
  label: string;
  /** Advice to make it stronger. */
  advice: string;
}

const LABELS = ['', 'Débil', 'Aceptable', 'Buena', 'Muy buena'];
/** Length that the advice recommends, even where the server accepts fewer. */
const ADVISED_LENGTH = 8;
const COMMON = 'Tiene una palabra que muchos usan y que se prueba primero para entrar en cuentas ajenas. Usa otra.';

interface Rules {
  /** Minimum length that the server accepts. */
  min: number;
  /** The server's own rule of common passwords. */
  isCommon: (password: string) => boolean;
}

/** Rates a password by length and kinds of characters; low whenever the server would refuse it. */
export function passwordStrength(password: string, { min, isCommon }: Rules): Strength {
  const length = Math.max(ADVISED_LENGTH, min);
  const advice = `Mejor con ${length} o más caracteres, un número y un símbolo.`;
  if (password === '') return { score: 0, label: '', advice };
  if ([...password].length < min) return { score: 1, label: 'Muy corta', advice };
  if (isCommon(password)) return { score: 1, label: 'Muy común', advice: COMMON };
  const kinds = [password.length >= length, /\d/.test(password), /[^\p{L}\d\s]/u.test(password)].filter(Boolean).length;
  const score = (1 + kinds) as Strength['score'];
  return { score, label: LABELS[score]!, advice };
}
