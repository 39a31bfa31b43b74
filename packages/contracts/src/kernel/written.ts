/** Flags of regions: a black flag, and their code in signs that are not drawn. */
const FLAG = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`;
const SIGN = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?`;
/** Emoji with the unseen signs that belong to them: those that join two of them or choose their look. */
const EMOJI = String.raw`${FLAG}|${SIGN}(?:\u200d${SIGN})*|[0-9#*]\ufe0f?\u20e3`;
/** Controls but for the break, halves of characters, marks of direction, joiners and fillers without width. */
const UNSEEN = String.raw`(?!\n)[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;
const EMOJI_OR_UNSEEN = new RegExp(`(${EMOJI})|${UNSEEN}`, 'gu');
/** White space; the blank of braille is not matched by `\s`, the mark of byte order is invisible. */
const BLANK = String.raw`(?:(?!\ufeff)\s|[\u0085\u2800])`;
const BLANKS = new RegExp(`${BLANK}+`, 'gu');
const BLANK_IN_LINE = new RegExp(`(?!\\n)${BLANK}`, 'gu');
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The text without invisible characters that its emoji do not need; may be empty. */
function seenOf(text: string): string {
  const clean = text.replace(EMOJI_OR_UNSEEN, (_, emoji?: string) => emoji ?? '');
  return SEEN.test(clean) ? clean : '';
}

/**
 * Normalises input to a field of one line, as it is kept: breaks, tabs and runs of blanks become one space. Controls
 * are dropped, since databases and mails break on them, and so are characters that have no width or turn the direction
 * of writing, since they make a text look like another one or empty.
 */
export const oneLine = (text: string): string => seenOf(text.replace(BLANKS, ' ')).replace(/ +/g, ' ').trim();

/** The same of a field of several lines: its breaks and spaces stay. */
export const severalLines = (text: string): string =>
  seenOf(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(BLANK_IN_LINE, ' ')).trim();
