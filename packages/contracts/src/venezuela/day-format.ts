import { dateFormat } from '../kernel/intl-format';

const fullDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

const dayAndMonth = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });

/** '24 de noviembre' of a Caracas date. */
export const dateInWords = (date: string): string => dayAndMonth(new Date(`${date}T00:00:00Z`));
/** 'el martes 24 de noviembre' of a Caracas date. */
export const dayInWords = (date: string): string => `el ${fullDay(new Date(`${date}T00:00:00Z`)).replace(',', '')}`;
