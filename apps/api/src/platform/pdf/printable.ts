import { oneLine } from '@tuerca/contracts/kernel/written';

// What the documents' font has no sign for.
const UNPRINTABLE =
  /(?![©®™])[\p{C}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}\u20E3]/gu;

/** A person's text as the font can draw it, on one line and of at most `max` signs; '—' when nothing of it is left. */
export function printable(text: string, max: number): string {
  const clean = oneLine(oneLine(text.normalize('NFC')).replace(UNPRINTABLE, ''));
  const signs = [...clean];
  return (
    (signs.length > max
      ? `${signs
          .slice(0, max - 1)
          .join('')
          .trimEnd()}…`
      : clean) || '—'
  );
}
