import MuiLink from '@mui/material/Link';
import { Fragment } from 'react';

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+/gi;
// Punctuation at the end of a URL belongs to the sentence.
const END = /[.,;:!?)\]}»”]+$/;

const PICTURE =
  '(?:\\p{Extended_Pictographic}|\\p{Regional_Indicator}{2})(?:\\uFE0F|\\p{Emoji_Modifier}|\\u200D\\p{Extended_Pictographic})*';
const PICTURES = new RegExp(`^(?:${PICTURE} ?){1,3}$`, 'u');

/** Whether a message is only one to three emoji; it is shown larger then. */
export const isEmoji = (text: string): boolean => text.length <= 60 && PICTURES.test(text);

interface Part {
  text: string;
  href: string | null;
}

/** Splits a text into plain parts and web addresses (http and https only). */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(END, '');
    if (!URL.canParse(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index), href: null });
    parts.push({ text: address, href: new URL(address).href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}

/** Text of a message, with its addresses as links. */
export const MessageText = ({ text }: { text: string }) =>
  partsOf(text).map(({ text: piece, href }, i) => (
    <Fragment key={i}>
      {href ? (
        <MuiLink
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {piece}
        </MuiLink>
      ) : (
        piece
      )}
    </Fragment>
  ));
