import { normalizeText } from '../kernel/text';

/** A city of a state. */
export interface Place {
  ciudad: string;
  estado: string;
}

/** One key for a place however it is written; an empty city is the whole state. */
export const placeKey = ({ ciudad, estado }: Place): string => `${normalizeText(estado)}/${normalizeText(ciudad)}`;
