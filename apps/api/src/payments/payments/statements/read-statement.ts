import { join } from 'node:path';
import { STATEMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { MAX_STATEMENT_ROWS } from '@tuerca/contracts/payments/payments/rules';
import type { DecimalSign } from '@tuerca/contracts/venezuela/cifra';
import { AppError } from '../../../platform/common/app-error';
import { DamagedCsv, forEachCsvRecord } from '../../../platform/common/csv-records';
import { decodeText } from '../../../platform/common/decode-text';
import type { Threads } from '../../../platform/threads/threads';
import { BadCell, detectDecimalSign, readAmount, readBank, readReference, readStatementDate } from './statement-cells';
import { type Columns, readHeader } from './statement-columns';

/** Money received, as a statement has it; `monto` in céntimos, `fecha` of Caracas. */
export interface StatementRow {
  fecha: string;
  referencia: string;
  monto: number;
  descripcion: string;
  bancoEmisor: string | null;
}
export interface ReadStatement {
  rows: StatementRow[];
  /** Rows that are no money received. */
  omitidos: number;
  errores: { linea: number; motivo: string }[];
}

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** Characters in which the titles are looked for. */
const HEAD = 64 * 1024;
const MAX_RECORD = 64 * 1024;
const MAX_CELLS = 60;
const MAX_CELL_LENGTH = 1000;
/** Lines, blank ones included. */
const MAX_LINES = 20_000;
/** Rows above the titles: account, period, balance. */
const MAX_PREAMBLE = 30;
/** First bytes of files that are no text, whatever their name says: ZIP (XLSX), PDF, old Excel, and pages of a bank's site. */
const FOREIGN = ['PK\u0003\u0004', '%PDF-', '\u00d0\u00cf\u0011\u00e0'];
const MARKUP = /^\s*<(?:!doctype|html|\?xml|table)/i;

const refuse = (message: string) => new AppError('ARCHIVO_RECHAZADO', { message });

function decode(content: Uint8Array): string {
  const head = Buffer.from(content.subarray(0, 8)).toString('latin1');
  const text = FOREIGN.some((start) => head.startsWith(start)) ? null : decodeText(content);
  if (text === null || MARKUP.test(text.slice(0, 512))) throw refuse(STATEMENT_MESSAGES.notCsv);
  return text;
}

/** The sign under which a row of titles appears among the first lines. */
function detectDelimiter(text: string): string {
  const lines = text.slice(0, HEAD).split(/\r\n|\n|\r/, MAX_PREAMBLE);
  const readable = DELIMITERS.find((sign) =>
    lines.some((line) => readHeader(line.split(sign).map((cell) => cell.replace(/^\s*"|"\s*$/g, '')))),
  );
  if (!readable) throw refuse(STATEMENT_MESSAGES.noHeader);
  return readable;
}

type Line = { linea: number; cells: string[] };

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let count = 0;
  try {
    forEachCsvRecord(text, { delimiter: detectDelimiter(text), maxRecord: MAX_RECORD }, (cells, linea) => {
      if (++count > MAX_LINES) throw refuse(STATEMENT_MESSAGES.tooManyRows(MAX_STATEMENT_ROWS));
      if (cells.length > MAX_CELLS || cells.some(({ length }) => length > MAX_CELL_LENGTH))
        throw refuse(STATEMENT_MESSAGES.tooWide);
      if (cells.every((cell) => !cell.trim())) return;
      if (lines.length > MAX_STATEMENT_ROWS + MAX_PREAMBLE)
        throw refuse(STATEMENT_MESSAGES.tooManyRows(MAX_STATEMENT_ROWS));
      lines.push({ linea, cells });
    });
  } catch (error) {
    throw error instanceof DamagedCsv ? refuse(STATEMENT_MESSAGES.damaged(error.line)) : error;
  }
  return lines;
}

/** Amount received according to a row, in céntimos; zero and less is money that went out, or a balance. */
function receivedOf(cells: string[], columns: Columns, decimal: DecimalSign): number {
  const credit = columns.credito === undefined ? '' : (cells[columns.credito] ?? '').trim();
  if (columns.credito !== undefined) return credit ? readAmount(credit, decimal) : 0;
  const monto = readAmount(cells[columns.monto!] ?? '', decimal);
  const debit = columns.debito === undefined ? '' : (cells[columns.debito] ?? '').trim();
  const kind = (columns.tipo === undefined ? '' : (cells[columns.tipo] ?? '')).trim().toUpperCase();
  return debit || /^(?:D|DB|ND|DEB|DÉB|CARGO|-)/.test(kind) ? -Math.abs(monto) : monto;
}

/** Movements of a bank's CSV. Throws ARCHIVO_RECHAZADO with the reason; bad rows are listed beside the good ones. */
export function readStatement(content: Uint8Array, now: Date): ReadStatement {
  const lines = readLines(decode(content));
  const header = lines.findIndex(({ cells }, i) => i < MAX_PREAMBLE && readHeader(cells) !== null);
  if (header < 0) throw refuse(STATEMENT_MESSAGES.noHeader);
  const columns = readHeader(lines[header]!.cells)!;
  const body = lines.slice(header + 1);
  if (!body.length) throw refuse(STATEMENT_MESSAGES.empty);
  if (body.length > MAX_STATEMENT_ROWS) throw refuse(STATEMENT_MESSAGES.tooManyRows(MAX_STATEMENT_ROWS));
  const amounts = body.flatMap(({ cells }) =>
    [columns.credito, columns.monto].map((i) => (i === undefined ? '' : (cells[i] ?? ''))),
  );
  const decimal = detectDecimalSign(amounts);
  const result: ReadStatement = { rows: [], omitidos: 0, errores: [] };
  for (const { linea, cells } of body) {
    try {
      const monto = receivedOf(cells, columns, decimal);
      if (monto <= 0) {
        result.omitidos++;
        continue;
      }
      result.rows.push({
        fecha: readStatementDate(cells[columns.fecha!] ?? '', now),
        referencia: readReference(cells[columns.referencia!] ?? ''),
        monto,
        descripcion: (columns.descripcion === undefined ? '' : (cells[columns.descripcion] ?? '')).trim().slice(0, 200),
        bancoEmisor: readBank(columns.banco === undefined ? undefined : cells[columns.banco]),
      });
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      result.errores.push({ linea, motivo: error.message });
    }
  }
  if (!result.rows.length)
    throw refuse(result.errores.length ? STATEMENT_MESSAGES.noUsableRow : STATEMENT_MESSAGES.empty);
  return result;
}

/** A statement for a thread, in one part. */
export function* statementParts(content: Uint8Array, now: Date): Generator<ReadStatement> {
  yield readStatement(content, now);
}

/** Reads a statement in a thread. Throws ARCHIVO_RECHAZADO with the reason. */
export async function readStatementApart(threads: Threads, content: Uint8Array, now: Date): Promise<ReadStatement> {
  const [read] = await threads.run<ReadStatement>({
    module: join(__dirname, 'read-statement'),
    name: statementParts.name,
    args: [content, now],
    refuse: () => refuse(STATEMENT_MESSAGES.tooSlow),
  });
  return read!;
}
