import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/common/current-user';
import { StreamReply } from '../../platform/http/reply';
import { type CsvCell, csvLines } from '../../platform/spreadsheet/csv';
import { MonthFiguresService } from './month-figures.service';

const HEADERS = [
  'Código',
  'Producto',
  'Vistas',
  'Carritos',
  'Pedidos',
  'Unidades',
  'Devueltas',
  'Monto Bs.',
  'Monto Ref. $',
  'Compran de cada 100 vistas',
];

/** A month's products for a spreadsheet, sent as they are read. */
@Injectable()
export class DemandaExportService {
  constructor(private readonly figures: MonthFiguresService) {}

  ofMonth({ id }: CurrentUser, mes: string): StreamReply {
    return new StreamReply(csvLines(HEADERS, this.rows(id, mes)), 'text/csv', `Que_se_vende_${mes}.csv`);
  }

  private async *rows(tiendaId: string, mes: string): AsyncGenerator<CsvCell[]> {
    for await (const { producto, monto, conversion, ...figures } of this.figures.stream(tiendaId, mes))
      yield [
        producto.sku,
        producto.nombre,
        figures.vistas,
        figures.carritos,
        figures.compras,
        figures.unidades,
        figures.devueltas,
        monto.bs,
        monto.usd,
        conversion,
      ];
  }
}
