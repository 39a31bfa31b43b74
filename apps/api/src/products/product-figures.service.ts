import { Injectable } from '@nestjs/common';
import { OwnProductsRepository } from './own-products.repository';

/** How many products a store has, how many of them since an instant, and how many want attention. */
export interface ProductFigures {
  total: number;
  added: number;
  agotados: number;
  /** At or below their minimum, those that are sold out included. */
  bajos: number;
}

/** A store's products in figures, for its dashboard. */
@Injectable()
export class ProductFiguresService {
  constructor(private readonly repository: OwnProductsRepository) {}

  async ofStore(tiendaId: string, since: Date): Promise<ProductFigures> {
    const [{ contadores }, added] = await Promise.all([
      this.repository.counts(tiendaId),
      this.repository.countAdded(tiendaId, since),
    ]);
    const { todos: total, agotados, bajos } = contadores;
    return { total, added, agotados, bajos };
  }
}
