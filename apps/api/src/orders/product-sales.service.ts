import { Injectable } from '@nestjs/common';
import { type Period, ProductSalesRepository, type Sales } from './product-sales.repository';

export type { Period, Sales };

/** What a store has sold by day and by product, for whoever shows what sells. Amounts in céntimos. */
@Injectable()
export class ProductSalesService {
  constructor(private readonly repository: ProductSalesRepository) {}

  /** By the day of Caracas; days without sales are absent. */
  async byDay(tiendaId: string, period: Period): Promise<Map<string, Sales>> {
    return new Map((await this.repository.byDay(tiendaId, period)).map(({ _id, ...sales }) => [_id, sales]));
  }

  /** By product; `compras` counts orders that hold it. */
  async byProduct(tiendaId: string, period: Period): Promise<Map<string, Sales>> {
    return new Map(
      (await this.repository.byProduct(tiendaId, period)).map(({ _id, ...sales }) => [String(_id), sales]),
    );
  }
}
