import { Injectable } from '@nestjs/common';
import { type CodigosRepetidos, MAX_DOUBLE_CODES } from '@tuerca/contracts/products/products/double-codes';
import type { CurrentUser } from '../../platform/common/current-user';
import { type Reply, reply } from '../../platform/http/reply';
import { OwnProductsRepository } from './own-products.repository';
import { ProductBulkService } from './product-bulk.service';

/** Codes of a store that stand for more than one product: lists from before codes were compared by `skuKey` may have them. */
@Injectable()
export class DoubleCodes {
  constructor(
    private readonly bulk: ProductBulkService,
    private readonly products: OwnProductsRepository,
  ) {}

  /** The doubled codes by name, each with its products. */
  async list(user: CurrentUser): Promise<Reply<CodigosRepetidos>> {
    const doubled = [...(await this.bulk.codes(user.id))].filter(([, ids]) => ids.length > 1);
    const shown = doubled.sort(([a], [b]) => a.localeCompare(b, 'es')).slice(0, MAX_DOUBLE_CODES);
    const docs = await this.products.findNames(
      user.id,
      shown.flatMap(([, ids]) => ids),
    );
    const byId = new Map(docs.map((doc) => [String(doc._id), doc]));
    return reply({
      total: doubled.length,
      codigos: shown.map(([codigo, ids]) => ({
        codigo,
        productos: ids.map((_id) => ({ _id, nombre: byId.get(_id)?.nombre ?? '', sku: byId.get(_id)?.sku ?? codigo })),
      })),
    });
  }
}
