import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Facetas } from '@tuerca/contracts/catalogue/schemas';
import { type Model, type PipelineStage, Types } from 'mongoose';
import { byTotal } from '../platform/common/facets';
import { trustFilter } from '../platform/database/trust-filter';
import { type CatalogueFilter, withoutGroup, toMatch } from './catalogue-filter';
import { type CardRow, INDICES, type FullProducto, CARD, FIT_CARD } from './catalogue-rows';
import { PRODUCTO, type ProductoDoc } from '../products/product.schema';

interface Page {
  sort: Record<string, 1 | -1>;
  /** Hits on whole words come first. */
  byRelevance: boolean;
  /** The cards will have to say whether they fit. */
  ajuste: boolean;
  page: number;
  limit: number;
}
interface Count {
  _id: string | null;
  total: number;
}

const faceta = ({ _id, total }: Count) => ({ valor: _id ?? '', total });

/** Vehicles for which a product counts in a year: all of them, or those of its rows that cover it. */
const ofYear = (field: 'marcas' | 'modelos', anio: number): PipelineStage => {
  const covers = {
    $and: [{ $lte: [{ $ifNull: ['$$f.anioDesde', 0] }, anio] }, { $gte: [{ $ifNull: ['$$f.anioHasta', 9999] }, anio] }],
  };
  const rows = { $filter: { input: '$compatibilidad', as: 'f', cond: covers } };
  const values = {
    $map: {
      input: rows,
      as: 'f',
      in: field === 'marcas' ? '$$f.marca' : { $concat: ['$$f.marca', '|', '$$f.modelo'] },
    },
  };
  return {
    $set: {
      [field]: {
        $cond: [
          { $or: ['$universal', { $eq: [{ $size: '$compatibilidad' }, 0] }] },
          `$${field}`,
          { $setUnion: [values, []] },
        ],
      },
    },
  };
};

/** Lists, totals and facet counts of the catalogue. */
@Injectable()
export class CatalogueRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  private match = (filter: CatalogueFilter) => trustFilter(toMatch(filter, (id) => new Types.ObjectId(id)));

  findPage(filter: CatalogueFilter, { sort, byRelevance, ajuste, page, limit }: Page): Promise<CardRow[]> {
    const skip = (page - 1) * limit;
    if (byRelevance && filter.words) return this.findRelevant(filter, filter.words, { sort, ajuste, skip, limit });
    return this.model
      .find(this.match(filter), ajuste ? FIT_CARD : CARD)
      .sort(sort)
      .skip(skip)
      .limit(limit)
      .lean<CardRow[]>()
      .exec();
  }

  /** Ranks bare figures first and reads whole cards only for the page. */
  private async findRelevant(
    filter: CatalogueFilter,
    words: string[],
    { sort, ajuste, skip, limit }: Pick<Page, 'sort' | 'ajuste' | 'limit'> & { skip: number },
  ): Promise<CardRow[]> {
    const ranked = await this.model
      .aggregate<{ _id: Types.ObjectId }>([
        { $match: this.match(filter) },
        { $project: { destacado: 1, vendidos: 1, hits: { $size: { $setIntersection: ['$claves', words] } } } },
        { $sort: { hits: -1, ...sort } },
        { $skip: skip },
        { $limit: limit },
      ])
      .exec();
    const cards = new Map(
      (
        await this.findCards(
          ranked.map(({ _id }) => String(_id)),
          ajuste,
        )
      ).map((doc) => [String(doc._id), doc]),
    );
    return ranked.flatMap(({ _id }) => cards.get(String(_id)) ?? []);
  }

  /** Cards by id, withdrawn ones left out. */
  async findCards(ids: string[], ajuste = false): Promise<CardRow[]> {
    const docs = await this.model
      .find(trustFilter({ _id: { $in: ids } }), { ...(ajuste ? FIT_CARD : CARD), visible: 1 })
      .lean<(CardRow & { visible: boolean })[]>()
      .exec();
    return docs.filter(({ visible }) => visible);
  }

  /** A visible product, whole. Asked by id alone: an indexed flag beside it would tempt the planner away from the id. */
  async findVisible(id: string): Promise<FullProducto | null> {
    const doc = await this.model.findOne({ _id: id }, INDICES).lean<FullProducto>().exec();
    return doc?.visible ? doc : null;
  }

  count(filter: CatalogueFilter): Promise<number> {
    return this.model.countDocuments(this.match(filter)).exec();
  }

  /** Counts of every group, each without its own filter. */
  async facets(filter: CatalogueFilter): Promise<Facetas> {
    const withoutMarca = withoutGroup(filter, 'marca');
    const [categorias, marcas, modelos, precios] = await Promise.all([
      this.model
        .aggregate<{ _id: { categoria: string; subcategoria: string | null }; total: number }>([
          { $match: this.match(withoutGroup(filter, 'categoria')) },
          { $group: { _id: { categoria: '$categoria', subcategoria: '$subcategoria' }, total: { $sum: 1 } } },
        ])
        .exec(),
      this.countBy('marcas', withoutMarca),
      this.countBy('modelos', withoutMarca),
      this.model
        .aggregate<{ min: number; max: number }>([
          { $match: this.match(withoutGroup(filter, 'precio')) },
          { $group: { _id: null, min: { $min: '$precioFinalCentavos' }, max: { $max: '$precioFinalCentavos' } } },
        ])
        .exec(),
    ]);
    const names = [...new Set(categorias.map(({ _id }) => _id.categoria))];
    return {
      categorias: names
        .map((valor) => {
          const own = categorias.filter(({ _id }) => _id.categoria === valor);
          const subcategorias = own
            .filter(({ _id }) => _id.subcategoria)
            .map(({ _id, total }) => ({ valor: _id.subcategoria!, total }));
          return {
            valor,
            total: own.reduce((sum, { total }) => sum + total, 0),
            subcategorias: subcategorias.sort(byTotal),
          };
        })
        .sort(byTotal),
      marcas: marcas
        .map((tally) => {
          const own = modelos
            .filter(({ _id }) => _id?.startsWith(`${tally._id}|`))
            .map(({ _id, total }) => ({ valor: _id!.split('|')[1]!, total }));
          return { ...faceta(tally), modelos: own.sort(byTotal) };
        })
        .sort(byTotal),
      precio: { min: (precios[0]?.min ?? 0) / 100, max: (precios[0]?.max ?? 0) / 100 },
    };
  }

  private countBy(field: 'marcas' | 'modelos', filter: CatalogueFilter): Promise<Count[]> {
    const { anio } = filter;
    return this.model
      .aggregate<Count>([
        { $match: this.match(filter) },
        ...(anio === undefined ? [] : [ofYear(field, anio)]),
        { $unwind: `$${field}` },
        { $group: { _id: `$${field}`, total: { $sum: 1 } } },
      ])
      .exec();
  }
}
