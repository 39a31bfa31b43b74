import { Injectable } from '@nestjs/common';

/** Those of the products that somebody keeps, by id. */
type Keeper = (productoIds: string[]) => Promise<string[]>;

/** Asks those who hold references to products, which register themselves, before products are removed for good. */
@Injectable()
export class ProductKeepers {
  private readonly keepers: Keeper[] = [];

  register(keeper: Keeper): void {
    this.keepers.push(keeper);
  }

  /** Those of the products that anybody keeps. */
  async keep(productoIds: string[]): Promise<Set<string>> {
    const kept = new Set<string>();
    if (!productoIds.length) return kept;
    for (const keeper of this.keepers) for (const id of await keeper(productoIds)) kept.add(id);
    return kept;
  }
}
