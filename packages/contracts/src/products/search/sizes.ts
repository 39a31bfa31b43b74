/** A measure as parts state it: how it is shown ('205/55R16') and the one word by which it is searched ('20555r16'). */
export interface Size {
  tipo: 'medida' | 'viscosidad' | 'corriente' | 'voltaje';
  valor: string;
  words: string[];
  /** Position in the text. */
  start: number;
  end: number;
}

const MAX_FOLDS = 5000;
const folds = new Map<string, string>();
function foldChar(char: string): string {
  let folded = folds.get(char);
  if (folded !== undefined) return folded;
  folded = char
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  if (folded.length !== char.length) folded = char;
  if (folds.size >= MAX_FOLDS) folds.clear();
  folds.set(char, folded);
  return folded;
}

/** A text in lower case without accents, each character in its place. */
export const foldText = (text: string): string =>
  text.replace(/[A-Z]+|[^ -~]/gu, (part) => (part.charCodeAt(0) < 128 ? part.toLowerCase() : foldChar(part)));

const PATTERNS: { tipo: Size['tipo']; pattern: RegExp; read: (groups: string[]) => Pick<Size, 'valor' | 'words'> }[] = [
  {
    tipo: 'medida',
    // 205/55R16, 205 55 16, 205-55-16, 205/55 zr 16
    pattern:
      /(?<![a-z0-9])(1[2-9]5|2\d5|3[0-5]5)\s*[/\- ]?\s*(2[05]|[3-8][05])\s*[/\- ]?\s*(?:z?r)?\s*-?\s*(1[2-9]|2[0-4])c?(?![a-z0-9])/g,
    read: ([width, profile, rim]) => ({
      valor: `${width}/${profile}R${rim}`,
      words: [`${width}${profile}r${rim}`],
    }),
  },
  {
    tipo: 'viscosidad',
    pattern: /(?<![a-z0-9])(\d{1,2})\s*w\s*[- ]?\s*(\d{2,3})(?![a-z0-9])/g,
    read: ([cold, warm]) => ({ valor: `${cold}W-${warm}`, words: [`${cold}w${warm}`] }),
  },
  {
    tipo: 'corriente',
    pattern: /(?<![a-z0-9.,])(\d{1,2}\.\d{3}|\d{1,4})\s*(ah|amp|amps|amperes?|amperios?|a(?=\s*$))(?![a-z0-9])/g,
    read: ([number, unit]) => {
      const value = number!.replace('.', '');
      return unit === 'ah'
        ? { valor: `${value} Ah`, words: [`${value}ah`] }
        : { valor: `${value} A`, words: [`${value}a`] };
    },
  },
  {
    tipo: 'voltaje',
    pattern: /(?<![a-z0-9.,])(6|12|24)\s*(?:v|volt|volts|voltios?)(?![a-z0-9])/g,
    read: ([number]) => ({ valor: `${number} V`, words: [`${number}v`] }),
  },
];

/** The measures that a text names, in its order; they never overlap. `folded` is the text as `foldText` makes it. */
export function sizesOf(folded: string): Size[] {
  if (!/\d/.test(folded)) return [];
  const found = PATTERNS.flatMap(({ tipo, pattern, read }) =>
    [...folded.matchAll(pattern)].map((match): Size => {
      const start = match.index;
      return { tipo, ...read(match.slice(1)), start, end: start + match[0].length };
    }),
  ).sort((a, b) => a.start - b.start);
  return found.filter((size, i) => !found.slice(0, i).some((before) => before.end > size.start));
}
