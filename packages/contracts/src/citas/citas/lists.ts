import type { z } from 'zod';
import type { Cita, CitaList } from './schemas';

/** The appointments of either party's list. */
export const citasOf = (list: z.infer<typeof CitaList>): Cita[] => (Array.isArray(list) ? list : list.citas);

/** Orders of the list of clients. */
export const CLIENTE_TALLER_SORTS = [
  'recent',
  'oldest',
  'a-z',
  'z-a',
  'spend-high',
  'spend-low',
  'visits-high',
  'visits-low',
] as const;
