import { Injectable } from '@nestjs/common';

/** Finds the products that are still referenced; returns their ids. */
type FindReferenced = (productoIds: string[]) => Promise<string[]>;

/** Registry of the domains that hold references to products; asked before products are removed for good. */
@Injectable()
export class ProductReferences {
  private readonly references: FindReferenced[] = [];

  register(find: FindReferenced): void {
    this.references.push(find);
  }

  /** Ids of the products that any domain still references. */
  async keep(productoIds: string[]): Promise<Set<string>> {
    const kept = new Set<string>();
    if (!productoIds.length) return kept;
    for (const find of this.references) for (const id of await find(productoIds)) kept.add(id);
    return kept;
  }
}
