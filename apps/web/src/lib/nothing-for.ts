import { isTooShort } from '@tuerca/contracts/kernel/text';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';

interface EmptyWords {
  title: string;
  text: string;
}

/** Title and text of an empty list: of a search by a single letter, what it lacks; `other` of any other. */
export const nothingFor = (search: string, other: EmptyWords): EmptyWords =>
  isTooShort(search) ? { title: CATALOGUE_MESSAGES.twoLetters, text: CATALOGUE_MESSAGES.oneLetter(search) } : other;
