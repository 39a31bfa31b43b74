import { Injectable } from '@nestjs/common';
import { OwnCounts, toCounts } from './own-counts.service';
import { type LowProduct, OwnProductListsRepository } from './own-product-lists.repository';
import { OwnProductsRepository } from './own-products.repository';
import type { ProductoDoc } from './product.schema';

/** Number of a store's products, of those added since an instant, and of those that want attention. */
export interface ProductFigures {
  total: number;
  added: number;
  agotados: number;
  /** At or below their minimum, those that are sold out included. */
  bajos: number;
}

/** Name of a product in a store's own tables. */
export interface NamedProduct {
  _id: string;
  nombre: string;
  sku: string | null;
  imagen: string | null;
}
const toNamed = ({
  _id,
  nombre,
  sku,
  imagenes,
}: Pick<ProductoDoc, '_id' | 'nombre' | 'sku' | 'imagenes'>): NamedProduct => ({
  _id: String(_id),
  nombre,
  sku: sku ?? null,
  imagen: imagenes[0] ?? null,
});

/** A store's products in figures, for its dashboard. */
@Injectable()
export class ProductFiguresService {
  constructor(
    private readonly repository: OwnProductsRepository,
    private readonly lists: OwnProductListsRepository,
    private readonly counts: OwnCounts,
  ) {}

  /** Number of a store's products, hidden ones included. */
  async countOf(tiendaId: string): Promise<number> {
    return toCounts(await this.counts.ofCategories(tiendaId)).contadores.todos;
  }

  /** The categories in which a store has products, hidden ones included. */
  async categoriesOf(tiendaId: string): Promise<string[]> {
    return (await this.counts.ofCategories(tiendaId))
      .filter(({ todos }) => todos > 0)
      .map(({ categoria }) => categoria);
  }

  /** Products at or below their minimum, the fewest units first; nothing is looked for beyond the last of them. */
  async runningOut(tiendaId: string, limit: number): Promise<{ total: number; docs: LowProduct[] }> {
    const total = toCounts(await this.counts.ofCategories(tiendaId)).contadores.bajos;
    const docs = total === 0 ? [] : await this.lists.findLow(tiendaId, Math.min(limit, total));
    return { total, docs };
  }

  /** The store's own codes of its products, by id, withdrawn ones included; without those that have none. */
  async codesOf(tiendaId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const docs = await this.repository.findNames(tiendaId, [...ids]);
    return new Map(docs.flatMap(({ _id, sku }) => (sku ? [[String(_id), sku]] : [])));
  }

  /** A store's products by id with what names them, withdrawn ones included. */
  async namesOf(tiendaId: string, ids: readonly string[]): Promise<Map<string, NamedProduct>> {
    const docs = await this.repository.findNames(tiendaId, [...ids]);
    return new Map(docs.map((doc) => [String(doc._id), toNamed(doc)]));
  }

  /** The products of a store with so many units at most, with what is on the shelf and since when they are there. */
  async stockUpTo(tiendaId: string, most: number): Promise<{ id: string; stock: number; createdAt: Date }[]> {
    const docs = await this.lists.findStock(tiendaId, most);
    return docs.map(({ _id, stock, createdAt }) => ({ id: String(_id), stock, createdAt }));
  }

  async ofStore(tiendaId: string, since: Date): Promise<ProductFigures> {
    const [rows, added] = await Promise.all([
      this.counts.ofCategories(tiendaId),
      this.lists.countAdded(tiendaId, since),
    ]);
    const { todos: total, agotados, bajos } = toCounts(rows).contadores;
    return { total, added, agotados, bajos };
  }
}
