import { IMPORT_MESSAGES } from '@tuerca/contracts/product-imports/messages';
import { type CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { type Cell, refuseFile, SheetBudget, type SheetRow } from './sheet';

const DELIMITERS = [';', ',', '\t'] as const;
/** Characters handed to the parser at once: a slice of a millisecond or two. */
const CHUNK = 64 * 1024;
/** Longest row, in characters. */
const MAX_RECORD = 512 * 1024;

/** UTF-8, with or without a byte order mark; anything else is refused instead of being stored with wrong letters. */
function decode(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw refuseFile(IMPORT_MESSAGES.notUtf8);
  }
}

/** The separator of the header row: the one that stands there most often outside of quotes. */
export function detectDelimiter(text: string): string {
  const header = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, CHUNK).trimStart())?.[0] ?? '').replace(
    /"(?:[^"]|"")*"/g,
    '',
  );
  const count = (sign: string) => header.split(sign).length;
  return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0]!;
}

function* chunks(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += CHUNK) yield text.slice(from, from + CHUNK);
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** The rows of a CSV file. Throws ARCHIVO_RECHAZADO with the reason. */
export async function* readCsv(content: Uint8Array): AsyncGenerator<SheetRow> {
  const text = decode(content);
  if (text.includes('\0')) throw refuseFile(IMPORT_MESSAGES.notReadable);
  const parser = Readable.from(chunks(text)).pipe(
    parse({
      delimiter: detectDelimiter(text),
      info: true,
      relax_column_count: true,
      max_record_size: MAX_RECORD,
      record_delimiter: ['\r\n', '\n', '\r'],
    }),
  );
  const budget = new SheetBudget();
  let before = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      const line = before + 1;
      before = info.lines;
      const cells = record.map((cell, i): Cell => {
        budget.cell(i);
        budget.text(cell.length);
        return cell.trim() === '' ? null : cell;
      });
      if (cells.every((cell) => cell === null)) continue;
      budget.row();
      yield { line, cells };
    }
  } catch (error) {
    if ((error as CsvError).code?.startsWith('CSV_')) throw refuseFile(IMPORT_MESSAGES.damagedCsv(before + 1));
    throw error;
  }
}
