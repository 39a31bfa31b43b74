import { normalizeText } from '../kernel/text';

/** A city of a state. */
export interface Place {
  ciudad: string;
  estado: string;
}

/** One key for a place however it is written; an empty city is the whole state. */
export const placeKey = ({ ciudad, estado }: Place): string => `${normalizeText(estado)}/${normalizeText(ciudad)}`;

/** From which and before which key the places of a state stand. */
export const placeKeysOf = (estado: string): { from: string; before: string } => {
  const from = placeKey({ ciudad: '', estado });
  // '0' is the sign after '/'.
  return { from, before: from.replace(/.$/, '0') };
};
