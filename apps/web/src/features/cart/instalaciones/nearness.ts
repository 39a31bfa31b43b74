import type { TallerInstalacion } from '@tuerca/contracts/cart/instalaciones/schemas';

/** Text for each degree of nearness. */
export const NEARNESS_IN_WORDS: Record<TallerInstalacion['cercania'], (taller: TallerInstalacion) => string> = {
  ciudad: () => 'En tu ciudad',
  estado: ({ ciudad }) => `En ${ciudad}, tu estado`,
  cerca: ({ ciudad, estado }) => `Cerca: ${ciudad}, ${estado}`,
};
