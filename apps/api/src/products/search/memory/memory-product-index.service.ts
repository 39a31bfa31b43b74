import { Injectable } from '@nestjs/common';
import { type IndexAnswer, type IndexedCard, type IndexQuery, ProductIndex } from '../product-index.service';
import { IndexSync } from './index-sync.service';
import { MemoryIndex } from './memory-index';

/** The index that every process holds in its own memory: the default, which needs no other server. */
@Injectable()
export class MemoryProductIndex extends ProductIndex {
  constructor(
    private readonly index: MemoryIndex,
    private readonly sync: IndexSync,
  ) {
    super();
  }

  settled(): Promise<void> {
    return this.sync.settled();
  }

  async find(query: IndexQuery): Promise<IndexAnswer> {
    await this.sync.settled();
    return this.index.find(query);
  }

  async cardsOf(ids: readonly string[]): Promise<Map<string, IndexedCard>> {
    await this.sync.settled();
    return this.index.cardsOf(ids);
  }

  async samePart(id: string): Promise<IndexedCard[]> {
    await this.sync.settled();
    return this.index.samePart(id);
  }
}
