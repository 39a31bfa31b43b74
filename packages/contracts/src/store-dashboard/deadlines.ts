import { preparationDay } from '../checkout/arrival';
import { onBankingDay } from '../venezuela/banking-days';
import { caracasInstant, DAY_MS } from '../venezuela/caracas';

/** Hours of Caracas until which an order is packed, and until which couriers take it, on the day on which it is prepared. */
const PACKED_BY = '16:00';
const SENT_BY = '18:00';

/** Until when a store has what to do, from when its turn began: the payment's confirmation, or the question. */
export const DEADLINES = {
  prepare: (paidAt: Date): Date => caracasInstant(preparationDay(paidAt), PACKED_BY),
  send: (paidAt: Date): Date => caracasInstant(preparationDay(paidAt), SENT_BY),
  /** A day, but not on one on which the banks, and most shops, are closed. */
  answer: (askedAt: Date): Date => onBankingDay(new Date(askedAt.getTime() + DAY_MS)),
} as const;
