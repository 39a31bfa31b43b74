import { dateFormat, numberFormat } from '@tuerca/contracts/kernel/intl-format';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';

const of = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'America/Caracas' });
const short = of({ month: 'short' });
const long = of({ month: 'long' });
const withYear = of({ month: 'long', year: 'numeric' });
const dayOf = (month: string) => caracasInstant(`${month}-15`);

/** 'nov' from '2026-11'. */
export const monthShort = (month: string): string => short(dayOf(month)).replace('.', '');
/** 'noviembre' from '2026-11'. */
export const monthName = (month: string): string => long(dayOf(month));
/** 'noviembre de 2026' from '2026-11'. */
export const monthWithYear = (month: string): string => withYear(dayOf(month));

const compact = numberFormat({ notation: 'compact', maximumFractionDigits: 1 });
/** '1,2 k' or '3 M': an amount where there is no room for its digits. */
export const amountShort = (amount: number): string => compact(amount);
