import type { ImportField } from '@tuerca/contracts/products/product-imports/columns';
import type { DecimalSign } from '@tuerca/contracts/venezuela/cifra';
import { columnDecimal } from '../cells/number-cell';
import { type Cell, inSlices, type SheetRow } from '../spreadsheet/sheet';
import type { HeaderRow } from './matching';

const NUMBERS = ['decimal', 'price', 'integer'];

function* cellsAt(rows: readonly SheetRow[], position: number): Generator<Cell> {
  for (const { cells } of rows) yield cells[position] ?? null;
}

/** The decimal sign that each column of figures shows. */
export async function decimalsOf(
  { columns }: HeaderRow,
  rows: readonly SheetRow[],
): Promise<Map<ImportField, DecimalSign | null>> {
  const decimals = new Map<ImportField, DecimalSign | null>();
  for (const { column, position } of columns)
    if (NUMBERS.includes(column.kind))
      decimals.set(column.field, await columnDecimal(inSlices(cellsAt(rows, position))));
  return decimals;
}
