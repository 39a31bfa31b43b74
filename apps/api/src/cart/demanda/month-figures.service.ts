import { Injectable } from '@nestjs/common';
import { conversionOf, type DemandSort } from '@tuerca/contracts/cart/demanda/rules';
import type { FilaDemanda, MesDemanda } from '@tuerca/contracts/cart/demanda/schemas';
import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import { ProductSalesService } from '../../orders/orders/product-sales.service';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, replyPage, type StreamReply } from '../../platform/http/reply';
import { csvFile } from '../../platform/spreadsheet/csv';
import { ProductFiguresService } from '../../products/products/product-figures.service';
import { DemandaRepository } from './demanda.repository';
import { type DemandFigures, figuresOf, toCifrasDemanda, totalOf } from './figures';
import { datesOf, datesOfMonths, isOver, monthAfter } from './months';

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

interface Row extends DemandFigures {
  id: string;
  conversion: number | null;
}

/** A store's month: what was looked at and put into carts as it was counted, what was sold and came back as its orders say (ADR 51). */
@Injectable()
export class MonthFiguresService {
  constructor(
    private readonly repository: DemandaRepository,
    private readonly sales: ProductSalesService,
    private readonly products: ProductFiguresService,
    private readonly clock: Clock,
  ) {}

  async month({ id }: CurrentUser, mes: string): Promise<MesDemanda> {
    const before = monthAfter(mes, -1);
    const [counted, sold] = await Promise.all([
      this.repository.ofDays(id, [before, mes]),
      this.sales.byDay(id, datesOfMonths(before, mes)),
    ]);
    const daysOf = (of: string) => datesOf(of).map((dia) => ({ dia, ...figuresOf(counted.get(dia), sold.get(dia)) }));
    const days = daysOf(mes);
    return {
      mes,
      total: toCifrasDemanda(totalOf(days)),
      anterior: toCifrasDemanda(totalOf(daysOf(before))),
      dias: days.map(({ dia, ...figures }) => ({ dia, ...toCifrasDemanda(figures) })),
    };
  }

  /** A page of what was looked at, put into carts or sold, the most first. */
  async page(
    { id }: CurrentUser,
    mes: string,
    { sort, page, limit }: { sort: DemandSort; page: number; limit: number },
  ): Promise<Reply<FilaDemanda[]>> {
    const rows = await this.rows(id, mes, sort);
    const shown = rows.slice((page - 1) * limit, page * limit);
    return replyPage(await this.named(id, shown), rows.length, { page, limit });
  }

  /** A month's products for a spreadsheet, sent as they are read. */
  export({ id }: CurrentUser, mes: string): StreamReply {
    return csvFile(`Que_se_vende_${mes}`, COLUMNS, this.stream(id, mes));
  }

  /** All of them, the most sold first, named a batch at a time. */
  private async *stream(tiendaId: string, mes: string): AsyncGenerator<FilaDemanda> {
    const rows = await this.rows(tiendaId, mes, 'unidades');
    for (let from = 0; from < rows.length; from += BATCH)
      yield* await this.named(tiendaId, rows.slice(from, from + BATCH));
  }

  private async rows(tiendaId: string, mes: string, sort: DemandSort): Promise<Row[]> {
    const [counted, sold] = await Promise.all([
      this.repository.ofProducts(tiendaId, mes, { isOver: isOver(mes, this.clock.now()) }),
      this.sales.byProduct(tiendaId, datesOfMonths(mes)),
    ]);
    const rows = [...new Set([...counted.keys(), ...sold.keys()])].map((id): Row => {
      const figures = figuresOf(counted.get(id), sold.get(id));
      return { id, ...figures, conversion: conversionOf(figures) };
    });
    // Those with the same figure in an order that no page repeats or misses.
    return rows.sort((a, b) => (b[sort] ?? -1) - (a[sort] ?? -1) || b.vistas - a.vistas || (a.id < b.id ? -1 : 1));
  }

  private async named(tiendaId: string, rows: readonly Row[]): Promise<FilaDemanda[]> {
    const names = await this.products.namesOf(
      tiendaId,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, conversion, ...figures }) => ({
      producto: names.get(id) ?? { _id: id, nombre: 'Producto retirado', sku: null, imagen: null },
      ...toCifrasDemanda(figures),
      conversion,
    }));
  }
}

const BATCH = 500;
