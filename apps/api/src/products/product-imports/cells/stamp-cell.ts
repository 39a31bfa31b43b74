import { MINUTE } from '@tuerca/contracts/kernel/time';
import { caracasDate, caracasInstant, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { type Cell, shownText } from '../spreadsheet/sheet';

const STAMP = /^Exportado el (\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}):(\d{2})\.(\d{3})$/;

/** Text of the instant of an export. It begins with a word, so that no spreadsheet makes a date of it, in another order or without its seconds. */
export function writeStamp(instant: Date): string {
  const [year, month, day] = caracasDate(instant).split('-');
  const seconds = ((instant.getTime() % MINUTE) / 1000).toFixed(3).padStart(6, '0');
  return `Exportado el ${day}/${month}/${year} ${caracasTime(instant)}:${seconds}`;
}

/** Instant of the row's export; null of any other text: the column is ours, and a text that people leave in it stops no row. */
export function readStamp(cell: Cell): Date | null {
  const found = STAMP.exec(shownText(cell).trim());
  if (!found) return null;
  const [, day, month, year, time, seconds, millis] = found;
  const minute = caracasInstant(`${year}-${month}-${day}`, time!).getTime();
  const instant = new Date(minute + Number(seconds) * 1000 + Number(millis));
  return Number.isNaN(minute) ? null : instant;
}
