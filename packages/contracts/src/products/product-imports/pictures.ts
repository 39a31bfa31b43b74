import { z } from 'zod';
import { truncate } from '../../kernel/text';
import { oneLine } from '../../kernel/written';
import { MAX_PRODUCT_IMAGES } from '../../platform/uploads/rules';
import { ROW_MESSAGES } from './messages';

const MAX_NAME = 200;
const MAX_ADDRESS = 2000;
const SHOWN = 60;

/** Comparison key of a picture's name: without its folders, capitals and surrounding blanks, its letters composed. */
export const pictureKey = (name: string): string => baseName(name).normalize('NFC').toLowerCase();
/** The name of a file without its folders, on any system. */
export const baseName = (path: string): string => oneLine(path.replace(/^.*[\\/]/s, ''));
/** Whether a picture is fetched from an address rather than taken from a ZIP. */
export const isAddress = (reference: string): boolean => /^https:/i.test(reference);
/** Key of a picture within an import, in whichever way its rows write it. */
export const referenceKey = (reference: string): string => (isAddress(reference) ? reference : pictureKey(reference));

/** An address without credentials and blanks. */
const PUBLIC_ADDRESS = /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i;
const Address = z
  .url({ protocol: /^https$/i })
  .regex(PUBLIC_ADDRESS)
  .max(MAX_ADDRESS);

/** A cell of pictures, each once: names of files without their folders, and addresses; or the reason why it cannot be read. */
export function readPictures(text: string): { fotos: string[] } | { motivo: string } {
  const found = new Map<string, string>();
  for (const item of text.split(/[;|\r\n]/)) {
    const written = oneLine(item);
    if (!written) continue;
    const shown = truncate(written, SHOWN);
    if (/^http:/i.test(written)) return { motivo: ROW_MESSAGES.plainAddress(shown) };
    if (isAddress(written) && !Address.safeParse(written).success)
      return { motivo: ROW_MESSAGES.pictureAddress(shown) };
    const reference = isAddress(written) ? written : baseName(written);
    if (!reference || (!isAddress(written) && reference.length > MAX_NAME))
      return { motivo: ROW_MESSAGES.pictureName(shown) };
    if (!found.has(referenceKey(reference))) found.set(referenceKey(reference), reference);
  }
  if (found.size > MAX_PRODUCT_IMAGES) return { motivo: ROW_MESSAGES.tooManyPictures };
  return { fotos: [...found.values()] };
}
