import { truncate } from '@tuerca/contracts/kernel/text';
import { DAY, MINUTE } from '@tuerca/contracts/kernel/time';
import { ROW_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { caracasDate, caracasInstant, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { type Cell, isDrawn, shownText } from '../spreadsheet/sheet';
import { CellError } from './cell-error';

/** Day 0 of spreadsheets in days before 1970. */
const EPOCH_DAYS = 25_569;
const LAST_DAY = 73_050;

/** An instant as a cell: Caracas' day and time, or the exact instant when it has seconds. */
export function writeDate(iso: string): string {
  const instant = new Date(iso);
  if (instant.getTime() % MINUTE) return instant.toISOString();
  const [year, month, day] = caracasDate(instant).split('-');
  return `${day}/${month}/${year} ${caracasTime(instant)}`;
}

function instantOf(year: string, month: string, day: string, time = '00:00'): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = caracasInstant(date, time.padStart(5, '0'));
  return Number.isNaN(instant.getTime()) || caracasDate(instant) !== date ? null : instant.toISOString();
}

function parse(text: string): string | null {
  const spanish = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[ ,]+(\d{1,2}:\d{2}))?$/.exec(text);
  if (spanish) return instantOf(spanish[3]!, spanish[2]!, spanish[1]!, spanish[4]);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2})(?::00)?)?$/.exec(text);
  if (iso) return instantOf(iso[1]!, iso[2]!, iso[3]!, iso[4]);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** A date with or without a time in Caracas, as text or as a spreadsheet's day number; null when it is empty. Throws CellError. */
export function readDateCell(cell: Cell): string | null {
  if (cell === null) return null;
  const days = isDrawn(cell) ? cell.value : cell;
  if (typeof days === 'number' && days > 0 && days < LAST_DAY) {
    const wallClock = new Date(Math.round(((days - EPOCH_DAYS) * DAY) / MINUTE) * MINUTE).toISOString();
    return caracasInstant(wallClock.slice(0, 10), wallClock.slice(11, 16)).toISOString();
  }
  const text = shownText(cell).trim();
  const found = parse(text);
  if (!found) throw new CellError(ROW_MESSAGES.notDate(truncate(text, 40)));
  return found;
}
