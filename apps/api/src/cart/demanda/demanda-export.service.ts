import { Injectable } from '@nestjs/common';
import type { FilaDemanda } from '@tuerca/contracts/cart/demanda/schemas';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import type { CurrentUser } from '../../platform/common/current-user';
import type { StreamReply } from '../../platform/http/reply';
import { csvFile } from '../../platform/spreadsheet/csv';
import { MonthFiguresService } from './month-figures.service';

const COLUMNS: readonly FileColumn<FilaDemanda>[] = [
  column('Código', ({ producto }) => producto.sku),
  column('Producto', ({ producto }) => producto.nombre),
  column('Vistas', ({ vistas }) => vistas),
  column('Carritos', ({ carritos }) => carritos),
  column('Pedidos', ({ compras }) => compras),
  column('Unidades', ({ unidades }) => unidades),
  column('Devueltas', ({ devueltas }) => devueltas),
  column('Monto Bs.', ({ monto }) => monto.bs),
  column('Monto Ref. $', ({ monto }) => monto.usd),
  column('Compran de cada 100 vistas', ({ conversion }) => conversion),
];

/** A month's products for a spreadsheet, sent as they are read. */
@Injectable()
export class DemandaExportService {
  constructor(private readonly figures: MonthFiguresService) {}

  ofMonth({ id }: CurrentUser, mes: string): StreamReply {
    return csvFile(`Que_se_vende_${mes}`, COLUMNS, this.figures.stream(id, mes));
  }
}
