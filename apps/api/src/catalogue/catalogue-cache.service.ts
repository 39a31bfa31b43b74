import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueVersion } from '../products/catalogue-version.service';

/** Without Redis other instances cannot announce their writes; then figures may be this old, in milliseconds. */
export const TTL = 15_000;

interface Stored {
  version: number;
  valor: Promise<object>;
}

/** What lists, totals and facets were under the current version of the catalogue; concurrent askers share one reading. */
@Injectable()
export class CatalogueCache {
  private readonly totals = new LRUCache<string, Stored>({ max: 2000, ttl: TTL });
  private readonly facets = new LRUCache<string, Stored>({ max: 300, ttl: TTL });
  private readonly pages = new LRUCache<string, Stored>({ max: 300, ttl: TTL });

  constructor(private readonly version: CatalogueVersion) {}

  total<T extends object>(key: object, read: () => Promise<T>): Promise<T> {
    return this.remember(this.totals, this.version.lists, key, read);
  }

  facet<T extends object>(key: object, read: () => Promise<T>): Promise<T> {
    return this.remember(this.facets, this.version.lists, key, read);
  }

  page<T extends object>(key: object, read: () => Promise<T>): Promise<T> {
    return this.remember(this.pages, this.version.cards, key, read);
  }

  /** The version is taken before reading: what a write overtakes is kept under a number that has passed. */
  private remember<T extends object>(
    cache: LRUCache<string, Stored>,
    version: number,
    key: object,
    read: () => Promise<T>,
  ): Promise<T> {
    const cacheKey = JSON.stringify(key);
    const stored = cache.get(cacheKey);
    if (stored?.version === version) return stored.valor as Promise<T>;
    const valor = read();
    const entry = { version, valor };
    cache.set(cacheKey, entry);
    valor.catch(() => cache.get(cacheKey) === entry && cache.delete(cacheKey));
    return valor;
  }
}
