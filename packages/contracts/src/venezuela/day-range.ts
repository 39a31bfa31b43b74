import { z } from 'zod';
import { FIELD_MESSAGES } from '../kernel/messages';
import { DAY } from '../kernel/time';
import { caracasInstant } from './caracas';

/** A Caracas day of a filter, as 'AAAA-MM-DD'. */
export const dayQuery = z.iso
  .date(FIELD_MESSAGES.invalidDate)
  .refine((date) => date >= '2000-01-01' && date < '2200-01-01', FIELD_MESSAGES.invalidDate)
  .optional();

/** The instants between which Caracas days lie, both days included, the end excluded; undefined when neither is given. */
export function dayBounds(
  desde: string | undefined,
  hasta: string | undefined,
): { from?: Date; until?: Date } | undefined {
  if (!desde && !hasta) return undefined;
  return {
    ...(desde && { from: caracasInstant(desde) }),
    ...(hasta && { until: new Date(caracasInstant(hasta).getTime() + DAY) }),
  };
}
