/** A text that a person wrote, to be followed by another sentence: it ends with a period where it has no end of its own. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed && !/[.!?…]["»”)]?$/.test(trimmed) ? `${trimmed}.` : trimmed;
}
