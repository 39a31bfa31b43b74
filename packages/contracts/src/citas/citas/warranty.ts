import { addDays, caracasDate } from '../../venezuela/caracas';

/** The last Caracas date of a warranty of so many days that began at an instant. */
export const warrantyEnd = (from: Date, dias: number): string => addDays(caracasDate(from), dias);
