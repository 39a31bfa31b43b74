import { formatFecha, formatLongDate } from '@tuerca/contracts/venezuela/caracas';
import { formatBs, formatRef, formatUsd, toCentimos } from '@tuerca/contracts/venezuela/dinero';

export { formatPercent as percent } from '@tuerca/contracts/kernel/intl-format';
export { plural } from '@tuerca/contracts/kernel/plural';

/** 'Bs. 1.234,50' from an amount of the wire (decimal bolivars). */
export const bs = (amount: number): string => formatBs(toCentimos(amount));
/** 'Ref. $ 12,00' from an amount of the wire (decimal dollars). */
export const ref = (usd: number): string => formatRef(toCentimos(usd));
/** '$ 12,50' from a decimal amount. */
export const usd = (amount: number): string => formatUsd(toCentimos(amount));

/** '21/11/2026' from a Caracas date or an instant. */
export const shortDate = (date: string): string => formatFecha(date);
/** '21 de noviembre de 2026' from a Caracas date or an instant. */
export const longDate = (date: string): string => formatLongDate(date);
/** '21/11' from a Caracas date or an instant. */
export const dayAndMonth = (date: string): string => shortDate(date).slice(0, 5);
/** '1 h 30 min' from decimal hours, in which no line breaks; '' when there is nothing to say. */
export const duration = (hours: number): string => {
  const minutes = Math.round(hours * 60);
  const [h, min] = [Math.floor(minutes / 60), minutes % 60];
  return [h > 0 && `${h.toLocaleString('es-VE')}\u00A0h`, min > 0 && `${min}\u00A0min`].filter(Boolean).join('\u00A0');
};
