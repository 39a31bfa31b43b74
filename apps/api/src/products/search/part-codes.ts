import { nameKey } from '@tuerca/contracts/kernel/text';
import type { IndexedCard } from './product-index.service';

/** Most cards that are answered of those under one part number: the cheapest. */
export const MAX_SAME_PART = 24;
/** Shorter ones ('N/A', '1.8') name no part. */
const MIN_LENGTH = 5;

type Coded = Pick<IndexedCard, 'numeroParte' | 'equivalencias'>;

/** The part numbers of a product and those that it replaces, in one spelling each. */
export const partCodes = ({ numeroParte, equivalencias }: Coded): Set<string> =>
  new Set(
    [numeroParte ?? '', ...equivalencias].map(nameKey).filter((code) => code.length >= MIN_LENGTH && /\d/.test(code)),
  );
