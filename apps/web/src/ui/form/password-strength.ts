export interface Strength {
  /** 0 (empty) to 4. */
  score: 0 | 1 | 2 | 3 | 4;
  label: string;
}

const LABELS = ['', 'Débil', 'Aceptable', 'Buena', 'Muy buena'];

/** How good a password is, by length and kinds of signs; the server has the last word (common passwords). */
export function passwordStrength(password: string, min = 6): Strength {
  if (password === '') return { score: 0, label: '' };
  const kinds = [password.length >= 8, /\d/.test(password), /[^\p{L}\d\s]/u.test(password)].filter(Boolean).length;
  const score = (password.length < min ? 1 : 1 + kinds) as Strength['score'];
  return { score, label: password.length < min ? 'Muy corta' : LABELS[score]! };
}
