import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { OwnProductMeta } from '@tuerca/contracts/products/products/own-schemas';
import type { OwnProductGroup } from '@tuerca/contracts/products/products/rules';
import { Clock } from '../../platform/common/clock';
import { CatalogueVersion } from './catalogue-version.service';
import type { ProductoDoc } from './product.schema';
import { type CategoryCounts, ProductFiguresRepository } from './product-figures.repository';
import { type LowProduct, ProductListsRepository } from './product-lists.repository';
import { ProductsRepository } from './products.repository';

/** Stores whose counts are kept. */
const STORES = 500;
/** Longest time for which counts are repeated, in milliseconds: other instances without Redis cannot announce their writes. */
const MAX_AGE = 2000;

interface Kept {
  version: number;
  readAt: number;
  rows: Promise<CategoryCounts[]>;
}
type Key = keyof OwnProductMeta['contadores'];

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

/** A store's products in figures, for its dashboard and beside its list. */
@Injectable()
export class ProductFiguresService {
  private readonly kept = new LRUCache<string, Kept>({ max: STORES });

  constructor(
    private readonly figures: ProductFiguresRepository,
    private readonly lists: ProductListsRepository,
    private readonly products: ProductsRepository,
    private readonly version: CatalogueVersion,
    private readonly clock: Clock,
  ) {}

  /** Counts beside a store's list by category, read once for as long as no product changes: at most 2 s old where another instance wrote, exact on this one. */
  countsOf(tiendaId: string): Promise<CategoryCounts[]> {
    const readAt = this.clock.now().getTime();
    const version = this.version.cards;
    const known = this.kept.get(tiendaId);
    if (known && known.version === version && readAt >= known.readAt && readAt < known.readAt + MAX_AGE)
      return known.rows;
    const rows = this.figures.countByCategory(tiendaId);
    this.kept.set(tiendaId, { version, readAt, rows });
    // A failure is nothing to repeat.
    rows.catch(() => this.kept.delete(tiendaId));
    return rows;
  }

  /** Number of a store's products, hidden ones included. */
  async countOf(tiendaId: string): Promise<number> {
    return toCounts(await this.countsOf(tiendaId)).contadores.todos;
  }

  /** The categories in which a store has products, hidden ones included. */
  async categoriesOf(tiendaId: string): Promise<string[]> {
    return (await this.countsOf(tiendaId)).filter(({ todos }) => todos > 0).map(({ categoria }) => categoria);
  }

  /** Products at or below their minimum, the fewest units first; nothing is looked for beyond the last of them. */
  async runningOut(tiendaId: string, limit: number): Promise<{ total: number; docs: LowProduct[] }> {
    const total = toCounts(await this.countsOf(tiendaId)).contadores.bajos;
    const docs = total === 0 ? [] : await this.lists.findLow(tiendaId, Math.min(limit, total));
    return { total, docs };
  }

  /** The store's own codes of its products, by id, withdrawn ones included; without those that have none. */
  async codesOf(tiendaId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const docs = await this.products.findNames(tiendaId, [...ids]);
    return new Map(docs.flatMap(({ _id, sku }) => (sku ? [[String(_id), sku]] : [])));
  }

  /** A store's products by id with what names them, withdrawn ones included. */
  async namesOf(tiendaId: string, ids: readonly string[]): Promise<Map<string, NamedProduct>> {
    const docs = await this.products.findNames(tiendaId, [...ids]);
    return new Map(docs.map((doc) => [String(doc._id), toNamed(doc)]));
  }

  /** The products of a store with so many units at most, with what is on the shelf and since when they are there. */
  async stockUpTo(tiendaId: string, most: number): Promise<{ id: string; stock: number; createdAt: Date }[]> {
    const docs = await this.lists.findStock(tiendaId, most);
    return docs.map(({ _id, stock, createdAt }) => ({ id: String(_id), stock, createdAt }));
  }

  async ofStore(tiendaId: string, since: Date): Promise<ProductFigures> {
    const [rows, added] = await Promise.all([this.countsOf(tiendaId), this.figures.countAdded(tiendaId, since)]);
    const { todos: total, agotados, bajos } = toCounts(rows).contadores;
    return { total, added, agotados, bajos };
  }
}

/** The sums over all categories, and how many stand in each. */
export function toCounts(rows: readonly CategoryCounts[]): Pick<OwnProductMeta, 'contadores' | 'categorias'> {
  const sum = (key: Key) => rows.reduce((total, row) => total + row[key], 0);
  return {
    contadores: {
      todos: sum('todos'),
      publicados: sum('publicados'),
      ocultos: sum('ocultos'),
      bajos: sum('bajos'),
      agotados: sum('agotados'),
      ofertas: sum('ofertas'),
    },
    categorias: rows.map(({ categoria, todos }) => ({ valor: categoria, total: todos })),
  };
}

/** Number of products of a group and category, by these counts. */
export const countIn = (
  rows: readonly CategoryCounts[],
  { grupo = 'todos', categoria }: { grupo?: OwnProductGroup | 'todos'; categoria?: string },
): number =>
  rows
    .filter((row) => categoria === undefined || row.categoria === categoria)
    .reduce((total, row) => total + row[grupo], 0);
