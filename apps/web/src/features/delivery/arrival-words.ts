const WEEKDAY = new Intl.DateTimeFormat('es-VE', { weekday: 'long', day: 'numeric', timeZone: 'UTC' });
const FULL = new Intl.DateTimeFormat('es-VE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const utc = (date: string) => new Date(`${date}T00:00:00Z`);
const plain = (text: string) => text.replace(',', '');

/** 'entre el martes 24 y el viernes 27 de noviembre' of two Caracas dates; 'el martes 24 de noviembre' of one. */
export function betweenInWords({ from, until }: { from: string; until: string }): string {
  const last = plain(FULL.format(utc(until)));
  if (from === until) return `el ${last}`;
  const sameMonth = from.slice(0, 7) === until.slice(0, 7);
  return `entre el ${plain((sameMonth ? WEEKDAY : FULL).format(utc(from)))} y el ${last}`;
}
