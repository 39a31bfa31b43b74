import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import type { OwnProductMeta } from '@tuerca/contracts/products/products/own-schemas';
import type { StoredValue, ValueCount } from '../../platform/catalogos/catalogo-holders.service';
import { toId } from '../../platform/database/object-id';
import { $gte, $in } from '../../platform/database/operators';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { PRODUCTO, type ProductoDoc } from './product.schema';
import { AT_MINIMUM, type CampaignScope, having, inCampaign, type OwnFilter, ownProducts } from './product-filters';

/** Numbers of a store's products of one category, by group. */
export type CategoryCounts = OwnProductMeta['contadores'] & { categoria: string };

const PUBLISHED = { eliminado: false, activo: true } as const;
const HIDDEN = { eliminado: false, ocultoPorPlan: true } as const;

/** Counts of products: of a store, of a plan, of a campaign, of the lists that administrators keep. */
@Injectable()
export class ProductFiguresRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  countOwn(tiendaId: string, filter: OwnFilter): Promise<number> {
    return this.model.countDocuments(ownProducts(tiendaId, filter)).exec();
  }

  /** Counts over the whole store, read from one index, by the names of categories. */
  async countByCategory(tiendaId: string): Promise<CategoryCounts[]> {
    const when = (condition: unknown) => ({ $sum: { $cond: [condition, 1, 0] } });
    const rows = await this.model
      .aggregate<OwnProductMeta['contadores'] & { _id: string }>([
        { $match: { tiendaId: toId(tiendaId), eliminado: false } },
        {
          $group: {
            _id: '$categoria',
            todos: { $sum: 1 },
            publicados: when('$activo'),
            ocultos: when({ $not: '$activo' }),
            bajos: when(AT_MINIMUM),
            agotados: when({ $eq: ['$stock', 0] }),
            ofertas: when('$enOferta'),
          },
        },
        { $sort: { _id: 1 } },
      ])
      .exec();
    return rows.map(({ _id, ...counts }) => ({ categoria: _id, ...counts }));
  }

  /** Number of a store's products that were put on sale since an instant. */
  countAdded(tiendaId: string, since: Date): Promise<number> {
    return this.model.countDocuments({ tiendaId, eliminado: false, createdAt: $gte(since) }).exec();
  }

  countPublished(tiendaId: string, tx?: Tx): Promise<number> {
    return this.model
      .countDocuments({ tiendaId, ...PUBLISHED })
      .session(tx ?? null)
      .exec();
  }

  countHidden(tiendaId: string): Promise<number> {
    return this.model.countDocuments({ tiendaId, ...HIDDEN }).exec();
  }

  countHaving(lista: Lista, value: StoredValue): Promise<number> {
    return this.model.countDocuments(trustFilter(having(lista, value))).exec();
  }

  /** Categories with their subcategories, and how many products each has. */
  async countCategories(): Promise<ValueCount[]> {
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
  async countBrands(): Promise<ValueCount[]> {
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

  /** Number of products that carry one of these promotions. */
  countCarrying(promocionIds: readonly string[]): Promise<number> {
    const ids = promocionIds.map((id) => toId(id));
    return this.model.countDocuments({ 'promociones.promocionId': $in(ids), eliminado: false }).exec();
  }

  /** Number of a store's products that a campaign is for. */
  countInCampaign(tiendaId: string, scope: CampaignScope): Promise<number> {
    return this.model.countDocuments(trustFilter({ tiendaId, eliminado: false, ...inCampaign(scope) })).exec();
  }

  /** Stores that show something that a campaign is for. */
  async findStoresInCampaign(scope: CampaignScope): Promise<string[]> {
    const rows = await this.model.aggregate<{ _id: mongoose.Types.ObjectId }>([
      { $match: { visible: true, ...inCampaign(scope) } },
      { $group: { _id: '$tiendaId' } },
    ]);
    return rows.map(({ _id }) => String(_id));
  }

  /** Number of a store's products, by category. */
  async countEachCategory(tiendaId: string): Promise<Map<string, number>> {
    const rows = await this.model.aggregate<{ _id: string; total: number }>([
      { $match: { tiendaId: toId(tiendaId), eliminado: false } },
      { $group: { _id: '$categoria', total: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, total }) => [_id, total]));
  }
}
