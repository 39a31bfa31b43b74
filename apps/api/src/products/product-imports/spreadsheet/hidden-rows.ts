/** Rows of a sheet among which hidden ones are told. */
const MAX_ROW = 100_000;
const SHEET = /^xl\/worksheets\/.*\.xml$/i;
const HIDDEN_ROW = /<(?:\w+:)?row\s[^>]*\bhidden=["'](?:1|true)["']/;
const TABLE_OR_ROW = /<(?:\w+:)?(table|table-row)(?=[\s/>])([^>]*)>/g;
const INVISIBLE = /\bvisibility=["'](?:collapse|filter)["']/;
const REPEATED = /\bnumber-rows-repeated=["'](\d+)["']/;

/** Rows from the first one on, and before the second. */
type Range = readonly [from: number, to: number];

/** The hidden rows of an OpenDocument's tables, in the order of the tables. */
function hiddenInTables(content: string): Range[][] {
  const tables: Range[][] = [];
  let row = 0;
  for (const [, name, attributes] of content.matchAll(TABLE_OR_ROW)) {
    if (name === 'table') {
      tables.push([]);
      row = 0;
      continue;
    }
    const from = row;
    row += Number(REPEATED.exec(attributes!)?.[1] ?? 1);
    if (INVISIBLE.test(attributes!)) tables.at(-1)?.push([from, row]);
  }
  return tables;
}

/**
 * Finds the hidden rows in the parts of a workbook, where the library has to be told to look (`inSheets`: looking costs, and
 * counts rows without their number twice) or does not look at all (OpenDocument).
 */
export class HiddenRows {
  inSheets = false;
  private tables: Range[][] = [];

  look(name: string, part: Buffer): void {
    if (name === 'content.xml') this.tables = hiddenInTables(part.toString());
    else if (SHEET.test(name) && !this.inSheets) this.inSheets = HIDDEN_ROW.test(part.toString('latin1'));
  }

  /** Of a table; it and its rows are counted from 0. */
  of(table: number): Set<number> {
    const rows = new Set<number>();
    for (const [from, to] of this.tables[table] ?? [])
      for (let row = from; row < Math.min(to, MAX_ROW); row++) rows.add(row);
    return rows;
  }
}
