import { addBankingDays, isBankingDay } from '../../venezuela/banking-days';
import { caracasDate, caracasTime } from '../../venezuela/caracas';

/** Hours from the purchase until its parts can plausibly be at a workshop, by the way they travel. */
export const ARRIVAL_HOURS = { retiro: 24, local: 48, nacional: 120 } as const;
export type Journey = keyof typeof ARRIVAL_HOURS;

/** A store's preparation: until `horaCorte` of Caracas a day counts, then so many banking days more. */
export interface Preparation {
  horaCorte: string;
  diasPreparacion: number;
}
/** Banking days from the one on which it is prepared: the earliest and the latest. */
export interface Transit {
  desde: number;
  hasta: number;
}

/** Default preparation: what is bought until this hour is prepared on the same day. */
export const DEFAULT_PREPARATION: Preparation = { horaCorte: '15:00', diasPreparacion: 0 };
/** Transit of a parcel under the platform's tariffs. */
export const GENERAL_TRANSIT: Record<Exclude<Journey, 'retiro'>, Transit> = {
  local: { desde: 0, hasta: 2 },
  nacional: { desde: 1, hasta: 4 },
};

/** The Caracas date on which a store prepares what was bought, or paid, at an instant. */
export function preparationDay(instant: Date, store: Preparation = DEFAULT_PREPARATION): string {
  const date = caracasDate(instant);
  const late = isBankingDay(date) && caracasTime(instant) >= store.horaCorte;
  return addBankingDays(date, (late ? 1 : 0) + store.diasPreparacion);
}

/** First and last day, as Caracas dates. */
export interface ArrivalWindow {
  desde: string;
  hasta: string;
}

/** Days on which a purchase made `now` plausibly arrives. */
export function arrivalWindow(transit: Transit, now: Date, store?: Preparation): ArrivalWindow {
  const prepared = preparationDay(now, store);
  return { desde: addBankingDays(prepared, transit.desde), hasta: addBankingDays(prepared, transit.hasta) };
}
