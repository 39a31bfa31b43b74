import { Injectable } from '@nestjs/common';
import type { SpreadsheetFormat } from '@tuerca/contracts/kernel/spreadsheets';
import { EXPORT_COLUMNS, IMPORT_COLUMNS } from '@tuerca/contracts/products/product-imports/columns';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { readNumber } from '@tuerca/contracts/venezuela/numero';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import type { StreamReply } from '../../platform/http/reply';
import type { PlainCell } from '../../platform/spreadsheet/cell';
import { spreadsheetFile } from '../../platform/spreadsheet/file';
import { ProductBulkService } from '../products/product-bulk.service';
import { exportRow } from './cells/product-cells';
import { writeStamp } from './cells/stamp-cell';
import { ImportRowsRepository } from './import-rows.repository';
import { ImportsService } from './imports.service';

const HEADER: PlainCell[] = IMPORT_COLUMNS.map(({ title }) => title);
const EXAMPLE: PlainCell[] = IMPORT_COLUMNS.map(({ kind, example }) =>
  kind === 'decimal' || kind === 'price' || kind === 'integer' ? readNumber(example) : example,
);
const ERRORS_PAGE = 500;

async function* template(): AsyncGenerator<PlainCell[]> {
  yield HEADER;
  yield EXAMPLE;
}

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
    return file(format, 'plantilla-productos', template());
  }

  list(user: CurrentUser, format: SpreadsheetFormat): StreamReply {
    return file(format, `productos-${caracasDate(this.clock.now())}`, this.rowsOf(user.id));
  }

  /** Throws IMPORTACION_NO_ENCONTRADA. */
  async badRows(user: CurrentUser, id: string): Promise<StreamReply> {
    await this.imports.own(user.id, id);
    return file('csv', 'errores-importacion', this.errors(id));
  }

  private async *rowsOf(tiendaId: string): AsyncGenerator<PlainCell[]> {
    // Before the first product is read: what is sold meanwhile is asked about rather than forgotten.
    const stamp = writeStamp(this.clock.now());
    yield EXPORT_COLUMNS.map(({ title }) => title);
    for await (const product of this.products.all(tiendaId)) yield exportRow(product, stamp);
  }

  private async *errors(id: string): AsyncGenerator<PlainCell[]> {
    yield ['Línea', 'SKU', 'Nombre', 'Columna', 'Motivo'];
    for (let line = 0; ;) {
      const rows = await this.rows.findAfter(id, ['error'], line, ERRORS_PAGE);
      for (const { linea, sku, nombre, errores } of rows)
        for (const { columna, motivo } of errores) yield [linea, sku ?? '', nombre ?? '', columna, motivo];
      if (rows.length < ERRORS_PAGE) return;
      line = rows.at(-1)!.linea;
    }
  }
}

const file = (format: SpreadsheetFormat, name: string, rows: AsyncIterable<PlainCell[]>): StreamReply =>
  spreadsheetFile(format, { name, sheet: 'Productos' }, rows);
