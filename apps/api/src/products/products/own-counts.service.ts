import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { OwnProductMeta } from '@tuerca/contracts/products/products/own-schemas';
import type { OwnProductGroup } from '@tuerca/contracts/products/products/rules';
import { Clock } from '../../platform/common/clock';
import { CatalogueVersion } from './catalogue-version.service';
import { type CategoryCounts, OwnProductListsRepository } from './own-product-lists.repository';

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

/** The counts that stand beside a store's list, read once for as long as no product changes. */
@Injectable()
export class OwnCounts {
  private readonly kept = new LRUCache<string, Kept>({ max: STORES });

  constructor(
    private readonly repository: OwnProductListsRepository,
    private readonly version: CatalogueVersion,
    private readonly clock: Clock,
  ) {}

  /** Per category, at most 2 s old where another instance wrote, exact on this one. */
  ofCategories(tiendaId: string): Promise<CategoryCounts[]> {
    const readAt = this.clock.now().getTime();
    const version = this.version.cards;
    const known = this.kept.get(tiendaId);
    if (known && known.version === version && readAt >= known.readAt && readAt < known.readAt + MAX_AGE)
      return known.rows;
    const rows = this.repository.countByCategory(tiendaId);
    this.kept.set(tiendaId, { version, readAt, rows });
    // A failure is nothing to repeat.
    rows.catch(() => this.kept.delete(tiendaId));
    return rows;
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
