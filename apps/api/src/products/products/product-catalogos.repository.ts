import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import type { StoredValue, ValueCount } from '../../platform/catalogos/catalogo-holders.service';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { changedNow, PRODUCTO, type ProductoDoc } from './product.schema';
import { vehiculoKey } from './product-derived';

/** Products with a value of a list, hidden and withdrawn ones included. Their indexes begin with `visible` or with what fits. */
function having(lista: Lista, { padre, nombre }: StoredValue): object {
  if (lista === 'marcas') return padre === null ? { marcas: nombre } : { modelos: vehiculoKey(padre, nombre) };
  const visible = { $in: [true, false] };
  return padre === null ? { visible, categoria: nombre } : { visible, categoria: padre, subcategoria: nombre };
}

/** Products by what they have of the lists that administrators keep. */
@Injectable()
export class ProductCatalogosRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  count(lista: Lista, value: StoredValue): Promise<number> {
    return this.model.countDocuments(trustFilter(having(lista, value))).exec();
  }

  find(lista: Lista, value: StoredValue, limit: number, tx: Tx): Promise<ProductoDoc[]> {
    return this.model
      .find(trustFilter(having(lista, value)))
      .limit(limit)
      .session(tx)
      .lean<ProductoDoc[]>()
      .exec();
  }

  async update(rows: { _id: ProductoDoc['_id']; set: Partial<ProductoDoc> }[], tx: Tx): Promise<void> {
    await this.model.collection.bulkWrite(
      rows.map(({ _id, set }) => ({
        updateOne: { filter: { _id }, update: { $set: { ...set, ...changedNow() } } },
      })) as never,
      { session: tx, ignoreUndefined: true },
    );
  }

  /** Categories with their subcategories, and how many products each has. */
  async categories(): Promise<ValueCount[]> {
    const rows = await this.model
      .aggregate<{ _id: { categoria: string; subcategoria: string | null }; cuantos: number }>([
        { $match: { eliminado: false } },
        { $group: { _id: { categoria: '$categoria', subcategoria: '$subcategoria' }, cuantos: { $sum: 1 } } },
      ])
      .exec();
    return rows.flatMap(({ _id: { categoria, subcategoria }, cuantos }) => [
      { padre: null, nombre: categoria, cuantos },
      ...(subcategoria ? [{ padre: categoria, nombre: subcategoria, cuantos }] : []),
    ]);
  }

  /** Brands and models, and how many products are for each. */
  async brands(): Promise<ValueCount[]> {
    const byField = (field: 'marcas' | 'modelos') =>
      this.model
        .aggregate<{ _id: string; cuantos: number }>([
          { $match: { eliminado: false } },
          { $unwind: `$${field}` },
          { $group: { _id: `$${field}`, cuantos: { $sum: 1 } } },
        ])
        .exec();
    const [brands, models] = await Promise.all([byField('marcas'), byField('modelos')]);
    return [
      ...brands.map(({ _id, cuantos }) => ({ padre: null, nombre: _id, cuantos })),
      ...models.map(({ _id, cuantos }) => {
        const at = _id.indexOf('|');
        return { padre: _id.slice(0, at), nombre: _id.slice(at + 1), cuantos };
      }),
    ];
  }
}
