import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { DAY } from '@tuerca/contracts/kernel/time';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import type { HiddenRows } from './hidden-rows';
import { type Cell, MAX_HEADING, refuseFile, SheetBudget, type SheetRow } from './sheet';

/** A sheet with its rows that are not empty; of one that people do not see only the first, which tell whether it holds a list. */
export interface Sheet {
  name: string;
  rows: SheetRow[];
  isHidden: boolean;
}

/** Day 0 of 1900's system in days before 1970, and what 1904's begins later. */
const EPOCH_DAYS = 25_569;
const SYSTEM_1904 = 1462;

/** Day first, with the time where there is one, as it is drawn here; the time alone of what is less than a day. */
function dateText(days: number): string {
  const iso = new Date(Math.round((days - EPOCH_DAYS) * 86_400) * 1000).toISOString();
  const time = iso.slice(11, iso.slice(17, 19) === '00' ? 16 : 19);
  if (days < 1) return time;
  const date = iso.slice(0, 10).split('-').reverse().join('/');
  return time === '00:00' ? date : `${date} ${time}`;
}

function numberCell({ v, w, z }: CellObject, firstDay: number): Cell {
  const value = v as number;
  const format = String(z ?? 'General');
  if (SSF.is_date(format) && value >= 0) {
    const days = value + firstDay;
    return { kind: 'date', value: days, text: dateText(days) };
  }
  const text = (w ?? '').trim();
  return format === 'General' || text === '' || text === String(value) ? value : { kind: 'number', value, text };
}

/** A stored result counts, of formulas too; of errors what is shown ('#N/A'). */
function cellOf(cell: CellObject, firstDay: number): Cell {
  if (cell.v instanceof Date) {
    const days = cell.v.getTime() / DAY + EPOCH_DAYS;
    return { kind: 'date', value: days, text: dateText(days) };
  }
  if (typeof cell.v === 'number' && cell.t === 'n') return numberCell(cell, firstDay);
  if (typeof cell.v === 'boolean') return cell.v;
  const text = cell.t === 'e' ? (cell.w ?? '') : String(cell.v ?? '');
  return text.trim() === '' ? null : text;
}

function rowsOf(sheet: WorkSheet, firstDay: number, unseen: ReadonlySet<number>, most = Infinity): SheetRow[] {
  const budget = new SheetBudget();
  const rows: SheetRow[] = [];
  // Only what is there: a stray cell in row 1,048,576 is one row.
  sheet['!data']?.forEach((data, row) => {
    if (rows.length >= most) return;
    const cells: Cell[] = [];
    data?.forEach((one, column) => {
      budget.cell(column);
      const cell = one ? cellOf(one, firstDay) : null;
      if (cell === null) return;
      if (typeof cell === 'string') budget.text(cell.length);
      while (cells.length < column) cells.push(null);
      cells[column] = cell;
    });
    if (!cells.length) return;
    budget.row();
    const hidden = sheet['!rows']?.[row]?.hidden || unseen.has(row);
    rows.push(hidden ? { line: row + 1, cells, isHidden: true } : { line: row + 1, cells });
  });
  return rows;
}

function parse(content: Buffer, cellStyles: boolean): WorkBook {
  try {
    return read(content, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      cellStyles,
    });
  } catch (error) {
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message);
    throw refuseFile(isProtected ? IMPORT_MESSAGES.protected : IMPORT_MESSAGES.damaged);
  }
}

/** The sheets of an XLSX, XLS or ODS that hold anything. Throws ARCHIVO_RECHAZADO with the reason. */
export function readWorkbook(content: Buffer, hidden: HiddenRows): Sheet[] {
  const book = parse(content, hidden.inSheets);
  const firstDay = book.Workbook?.WBProps?.date1904 ? SYSTEM_1904 : 0;
  const names = book.SheetNames;
  const isHidden = (name: string) => !!book.Workbook?.Sheets?.[names.indexOf(name)]?.Hidden;
  const visible = names.filter((name) => !isHidden(name));
  // A sheet of charts is not among the sheets, nor is one that the library could not read.
  if (visible.length && visible.every((name) => !book.Sheets?.[name])) throw refuseFile(IMPORT_MESSAGES.damaged);
  return names.flatMap((name) => {
    const sheet = book.Sheets[name];
    const most = isHidden(name) ? MAX_HEADING + 1 : undefined;
    const rows = sheet ? rowsOf(sheet, firstDay, hidden.of(names.indexOf(name)), most) : [];
    return rows.length ? [{ name, rows, isHidden: isHidden(name) }] : [];
  });
}
