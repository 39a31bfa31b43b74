/** A font and the signs that it can draw. */
export interface Coverage {
  name: string;
  has: (codePoint: number) => boolean;
}
type Run = string | { text: string; font: string };

/** Blanks and signs that are not seen stay with the font before them. */
const UNSEEN = /[\p{Z}\p{C}]/u;
/** A mark stands upon the sign before it, and is drawn with its font where that can. */
const MARK = /\p{M}/u;

type Fonts = readonly [Coverage, ...Coverage[]];
const canDraw = ({ has }: Coverage, sign: string): boolean => UNSEEN.test(sign) || has(sign.codePointAt(0)!);

/** A text in pieces that one font each can draw; what none of them can stays with the first, the document's own. */
export function fontRunsOf(text: string, fonts: Fonts): Run[] {
  const runs: { text: string; font: Coverage }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const stays = last && (UNSEEN.test(sign) || MARK.test(sign)) && canDraw(last.font, sign);
    const font = stays ? last.font : (fonts.find((one) => canDraw(one, sign)) ?? fonts[0]);
    if (last?.font === font) last.text += sign;
    else runs.push({ text: sign, font });
  }
  return runs.map(({ text: part, font }) => (font === fonts[0] ? part : { text: part, font: font.name }));
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A document, or a part of it, whose texts are split where the document's own font lacks a sign. Only what is drawn is looked at. */
export function withFallback<T>(part: T, fonts: Fonts): T {
  const pieces = (text: string): Run[] => fontRunsOf(text, fonts);
  const isWhole = (text: string) => [...text].every((sign) => canDraw(fonts[0], sign));
  const visit = (value: unknown): unknown => {
    // In a list a text is one of its elements: a row's cell, a line of a stack.
    if (typeof value === 'string') return isWhole(value) ? value : { text: pieces(value) };
    if (Array.isArray(value)) return value.map(visit);
    if (!isNode(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visitKey(key, inner)]));
  };
  const visitKey = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return visit(value);
    return key === 'text' && !isWhole(value) ? pieces(value) : value;
  };
  return visit(part) as T;
}
