import { addDays, caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';

/** The instant (ms) at which today's offers may end and others begin: the next midnight of Caracas. */
export const endOfOffers = (now: Date): number => caracasInstant(addDays(caracasDate(now), 1)).getTime();
