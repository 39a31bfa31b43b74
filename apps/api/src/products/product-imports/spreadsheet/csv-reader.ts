import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import { DamagedCsv, forEachCsvRecord } from '../../../platform/common/csv-records';
import { decodeText } from '../../../platform/common/decode-text';
import { type Cell, MAX_HEADING, refuseFile, SheetBudget, type SheetRow } from './sheet';
import { titlesIn } from './table';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Characters in which the delimiter is looked for. */
const HEAD = 64 * 1024;
/** Longest row, in characters. */
const MAX_RECORD = 512 * 1024;
/** A first line that tells a spreadsheet the delimiter. */
const HINT = /^"?sep=(.)"?(?:\r\n|\n|\r|$)/i;

/** Under the right delimiter the row of titles shows the most that are known; of unknown ones, rows are of one length. */
function scoreOf(text: string, delimiter: string, titles: ReadonlySet<string>): [known: number, cells: number] {
  const rows: string[][] = [];
  try {
    forEachCsvRecord(text, { delimiter, maxRecord: MAX_RECORD, to: MAX_HEADING }, (record) => rows.push(record));
  } catch (error) {
    if (!(error instanceof DamagedCsv)) throw error;
  }
  const lengths = rows.map(({ length }) => length);
  const usual = [...lengths].sort((a, b) => a - b)[lengths.length >> 1] ?? 1;
  const known = Math.max(0, ...rows.map((row) => titlesIn(row, titles)));
  return [known, (usual - 1) * lengths.filter((length) => length === usual).length];
}

/** The sign that separates the cells; `titles` are those that are known. */
function detectDelimiter(text: string, titles: ReadonlySet<string>): string {
  const head = text.slice(0, HEAD);
  const scored = DELIMITERS.map((sign) => ({ sign, score: scoreOf(head, sign, titles) }));
  return scored.sort((a, b) => b.score[0] - a.score[0] || b.score[1] - a.score[1])[0]!.sign;
}

/** The rows of a CSV file that are not empty. Throws ARCHIVO_RECHAZADO with the reason. */
export function readCsv(content: Uint8Array, titles: ReadonlySet<string>): SheetRow[] {
  const text = decodeText(content);
  if (text === null) throw refuseFile(IMPORT_MESSAGES.notText);
  const [hint = '', hinted] = HINT.exec(text) ?? [];
  const body = text.slice(hint.length);
  const above = hint ? 1 : 0;
  const delimiter = hinted ?? detectDelimiter(body, titles);
  const budget = new SheetBudget();
  const rows: SheetRow[] = [];
  try {
    forEachCsvRecord(body, { delimiter, maxRecord: MAX_RECORD }, (record, line) => {
      budget.line();
      const cells = record.map((cell, i): Cell => {
        budget.cell(i);
        budget.text(cell.length);
        return cell.trim() === '' ? null : cell;
      });
      if (cells.every((cell) => cell === null)) return;
      budget.row();
      rows.push({ line: line + above, cells });
    });
  } catch (error) {
    throw error instanceof DamagedCsv ? refuseFile(IMPORT_MESSAGES.damagedCsv(error.line + above)) : error;
  }
  return rows;
}
