/** A text that a person wrote, to be followed by another sentence: it ends with a period where it has no end of its own. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed && !/[.!?…]["»”)]?$/.test(trimmed) ? `${trimmed}.` : trimmed;
}

/** A text with times in it: one that ends in its own point ('8:00 a. m.') takes no second one. */
export const sentence = (text: string): string => text.replace(/([ap]\.\sm\.)\./g, '$1');
