import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { PlainCell } from './cell';

const decimal = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });
const text = (cell: PlainCell): string =>
  typeof cell === 'number' ? decimal.format(cell).replace('.', ',') : cell === null ? '' : String(cell);

async function* texts(rows: AsyncIterable<PlainCell[]>): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.map(text);
}

/** Rows as CSV for a spreadsheet in Spanish: UTF-8 with its mark, semicolons, decimal commas. */
export function writeCsv(rows: AsyncIterable<PlainCell[]>): Readable {
  const source = Readable.from(texts(rows));
  const writer = stringify({ delimiter: ';', bom: true, record_delimiter: '\r\n', quoted_match: /[\r\n]/ });
  source.once('error', (error) => writer.destroy(error));
  return source.pipe(writer);
}
