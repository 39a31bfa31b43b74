import { Injectable } from '@nestjs/common';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import type { SpreadsheetFormat } from '@tuerca/contracts/kernel/spreadsheets';
import { IMPORT_COLUMNS } from '@tuerca/contracts/products/product-imports/columns';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { readNumber } from '@tuerca/contracts/venezuela/numero';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import type { StreamReply } from '../../platform/http/reply';
import { spreadsheetFile } from '../../platform/spreadsheet/file';
import { ProductBulkService } from '../products/product-bulk.service';
import { exportColumns } from './cells/product-cells';
import { writeStamp } from './cells/stamp-cell';
import type { FilaDoc } from './import-row.schema';
import { ImportRowsRepository } from './import-rows.repository';
import { ImportsService } from './imports.service';

const EXAMPLES: readonly FileColumn<null>[] = IMPORT_COLUMNS.map(({ title, kind, example }) =>
  column(title, () => (kind === 'decimal' || kind === 'price' || kind === 'integer' ? readNumber(example) : example)),
);
const ERRORS_PAGE = 500;
type BadCell = Pick<FilaDoc, 'linea' | 'sku' | 'nombre'> & FilaDoc['errores'][number];
const ERROR_COLUMNS: readonly FileColumn<BadCell>[] = [
  column('Línea', ({ linea }) => linea),
  column('SKU', ({ sku }) => sku ?? ''),
  column('Nombre', ({ nombre }) => nombre ?? ''),
  column('Columna', ({ columna }) => columna),
  column('Motivo', ({ motivo }) => motivo),
];

/** Files that a store takes away: the template, its list, the bad rows of a checked file. All are written while they are sent. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly products: ProductBulkService,
    private readonly imports: ImportsService,
    private readonly rows: ImportRowsRepository,
    private readonly clock: Clock,
  ) {}

  template(format: SpreadsheetFormat): StreamReply {
    return file(format, 'plantilla-productos', EXAMPLES, [null]);
  }

  list(user: CurrentUser, format: SpreadsheetFormat): StreamReply {
    const now = this.clock.now();
    // The stamp is older than the first product that is read: what is sold meanwhile is asked about rather than forgotten.
    const columns = exportColumns(writeStamp(now));
    return file(format, `productos-${caracasDate(now)}`, columns, this.products.all(user.id));
  }

  /** Throws IMPORTACION_NO_ENCONTRADA. */
  async badRows(user: CurrentUser, id: string): Promise<StreamReply> {
    await this.imports.own(user.id, id);
    return file('csv', 'errores-importacion', ERROR_COLUMNS, this.errors(id));
  }

  private async *errors(id: string): AsyncGenerator<BadCell> {
    for (let line = 0; ;) {
      const rows = await this.rows.findAfter(id, ['error'], line, ERRORS_PAGE);
      for (const { linea, sku, nombre, errores } of rows)
        for (const error of errores) yield { linea, sku, nombre, ...error };
      if (rows.length < ERRORS_PAGE) return;
      line = rows.at(-1)!.linea;
    }
  }
}

const file = <Row>(
  format: SpreadsheetFormat,
  name: string,
  columns: readonly FileColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): StreamReply => spreadsheetFile(format, { name, sheet: 'Productos' }, columns, rows);
