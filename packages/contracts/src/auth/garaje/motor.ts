import { normalizeText } from '../../kernel/text';

/** An engine as far as its text tells: displacements ('1.8', below 600 cc '150cc') and whatever else was written ('16v'), sorted. */
export interface Motor {
  litros: string[];
  details: string[];
}

const litresOf = (cc: string): string => (Number(cc) < 600 ? `${Number(cc)}cc` : (Number(cc) / 1000).toFixed(1));
/** The spellings of a displacement, in the order in which they are looked for, each with what its number means. */
const DISPLACEMENTS: readonly (readonly [RegExp, (digits: string) => string])[] = [
  // '1.8', '1,8 litros', '1.8L', '1.800 cc'
  [
    /\b(\d{1,2}[.,]\d{1,3})(?!\d)(?:\s*(?:litros?|lts?|l|cc|cm3)\b)?/g,
    (litros) => Number(litros.replace(',', '.')).toFixed(1),
  ],
  [/\b(\d{2,4})\s*(?:cc|cm3)\b/g, litresOf],
  // '2 litros'; a bare '2L' is an engine code as often as a displacement.
  [/\b(\d{1,2})\s*(?:litros?|lts?)\b/g, (litros) => Number(litros).toFixed(1)],
  // '1600'
  [/\b([1-9]\d00)\b/g, litresOf],
];
const FILLER_WORDS = new Set(['motor', 'de', 'y', 'o']);

/** Reads an engine as people write it; empty lists when nothing was said. */
export function parseMotor(text: string | null | undefined): Motor {
  let rest = (text ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const litros = new Set<string>();
  for (const [spelling, read] of DISPLACEMENTS)
    rest = rest.replace(spelling, (_match, digits: string) => {
      litros.add(read(digits));
      return ' ';
    });
  const details = new Set(
    normalizeText(rest)
      .split(' ')
      .filter((word) => word && !FILLER_WORDS.has(word)),
  );
  return { litros: [...litros].sort(), details: [...details].sort() };
}

/** The same for '1.8', '1.8L', '1,8 litros' and '1800 cc'; '' for what says nothing. */
export const motorKey = (text: string | null | undefined): string => {
  const { litros, details } = parseMotor(text);
  return [...litros, ...details].join(' ');
};
