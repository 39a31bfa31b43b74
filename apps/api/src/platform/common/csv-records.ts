import { CsvError, parse } from 'csv-parse/sync';

/** A CSV that ends within a cell, or has a row beyond measure; with the line where the row begins. */
export class DamagedCsv extends Error {
  constructor(readonly line: number) {
    super(`Damaged CSV, line ${line}`);
  }
}

interface CsvOptions {
  delimiter: string;
  /** Longest row, in characters. */
  maxRecord: number;
  /** Rows to be read; all when absent. */
  to?: number;
}

const lineBreaks = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + (/[\r\n]/.test(cell) ? cell.split(/\r\n|\n|\r/).length - 1 : 0), 0);

/**
 * Hands over each row, blank ones included, with the line in which it begins, the first being 1. What `onRecord` throws ends the
 * reading. Throws DamagedCsv.
 */
export function forEachCsvRecord(
  text: string,
  { delimiter, maxRecord, to }: CsvOptions,
  onRecord: (record: string[], line: number) => void,
): void {
  let line = 1;
  const add = (record: string[]) => {
    onRecord(record, line);
    // The parser's own count takes CRLF within a cell for two.
    line += 1 + lineBreaks(record);
    return null;
  };
  try {
    parse(text, {
      delimiter,
      to,
      relax_column_count: true,
      // An inch sign within a name, or ="00123".
      relax_quotes: true,
      max_record_size: maxRecord,
      record_delimiter: ['\r\n', '\n', '\r'],
      on_record: add,
    });
  } catch (error) {
    throw error instanceof CsvError ? new DamagedCsv(line) : error;
  }
}
