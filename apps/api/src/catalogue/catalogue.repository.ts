import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Facetas } from '@tuerca/contracts/catalogue/schemas';
import { type Model, type PipelineStage, Types } from 'mongoose';
import { byTotal } from '../platform/common/facets';
import { ownFilter } from '../platform/database/own-filter';
import { type FiltroCatalogo, sinGrupo, toMatch } from './catalogue-filter';
import { type FilaTarjeta, INDICES, type ProductoEntero, TARJETA, TARJETA_AJUSTE } from './catalogue-rows';
import { PRODUCTO, type ProductoDoc } from '../products/product.schema';

interface Pagina {
  orden: Record<string, 1 | -1>;
  /** Hits on whole words come first. */
  relevancia: boolean;
  /** The cards will have to say whether they fit. */
  ajuste: boolean;
  page: number;
  limit: number;
}
interface Conteo {
  _id: string | null;
  total: number;
}

const faceta = ({ _id, total }: Conteo) => ({ valor: _id ?? '', total });

/** Vehicles for which a product counts in a year: all of them, or those of its rows that cover it. */
const delAnio = (campo: 'marcas' | 'modelos', anio: number): PipelineStage => {
  const cubre = {
    $and: [{ $lte: [{ $ifNull: ['$$f.anioDesde', 0] }, anio] }, { $gte: [{ $ifNull: ['$$f.anioHasta', 9999] }, anio] }],
  };
  const filas = { $filter: { input: '$compatibilidad', as: 'f', cond: cubre } };
  const valores = {
    $map: {
      input: filas,
      as: 'f',
      in: campo === 'marcas' ? '$$f.marca' : { $concat: ['$$f.marca', '|', '$$f.modelo'] },
    },
  };
  return {
    $set: {
      [campo]: {
        $cond: [
          { $or: ['$universal', { $eq: [{ $size: '$compatibilidad' }, 0] }] },
          `$${campo}`,
          { $setUnion: [valores, []] },
        ],
      },
    },
  };
};

/** Lists, totals and facet counts of the catalogue. */
@Injectable()
export class CatalogueRepository {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  private match = (filtro: FiltroCatalogo) => ownFilter(toMatch(filtro, (id) => new Types.ObjectId(id)));

  findPage(filtro: FiltroCatalogo, { orden, relevancia, ajuste, page, limit }: Pagina): Promise<FilaTarjeta[]> {
    const skip = (page - 1) * limit;
    if (relevancia && filtro.palabras)
      return this.findRelevant(filtro, filtro.palabras, { orden, ajuste, skip, limit });
    return this.model
      .find(this.match(filtro), ajuste ? TARJETA_AJUSTE : TARJETA)
      .sort(orden)
      .skip(skip)
      .limit(limit)
      .lean<FilaTarjeta[]>()
      .exec();
  }

  /** Ranks bare figures first and reads whole cards only for the page. */
  private async findRelevant(
    filtro: FiltroCatalogo,
    palabras: string[],
    { orden, ajuste, skip, limit }: Pick<Pagina, 'orden' | 'ajuste' | 'limit'> & { skip: number },
  ): Promise<FilaTarjeta[]> {
    const ranked = await this.model
      .aggregate<{ _id: Types.ObjectId }>([
        { $match: this.match(filtro) },
        { $project: { destacado: 1, vendidos: 1, aciertos: { $size: { $setIntersection: ['$claves', palabras] } } } },
        { $sort: { aciertos: -1, ...orden } },
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
  async findCards(ids: string[], ajuste = false): Promise<FilaTarjeta[]> {
    const docs = await this.model
      .find(ownFilter({ _id: { $in: ids } }), { ...(ajuste ? TARJETA_AJUSTE : TARJETA), visible: 1 })
      .lean<(FilaTarjeta & { visible: boolean })[]>()
      .exec();
    return docs.filter(({ visible }) => visible);
  }

  /** Visible products by id, whole. Asked by id alone: an indexed flag beside it would tempt the planner away from the id. */
  async findVisible(ids: string[]): Promise<Map<string, ProductoEntero>> {
    const docs = await this.model
      .find(ownFilter({ _id: { $in: ids } }), INDICES)
      .lean<ProductoEntero[]>()
      .exec();
    return new Map(docs.flatMap((doc) => (doc.visible ? [[String(doc._id), doc]] : [])));
  }

  count(filtro: FiltroCatalogo): Promise<number> {
    return this.model.countDocuments(this.match(filtro)).exec();
  }

  /** Counts of every group, each without its own filter. */
  async facets(filtro: FiltroCatalogo): Promise<Facetas> {
    const sinMarca = sinGrupo(filtro, 'marca');
    const [categorias, marcas, modelos, precios] = await Promise.all([
      this.model
        .aggregate<{ _id: { categoria: string; subcategoria: string | null }; total: number }>([
          { $match: this.match(sinGrupo(filtro, 'categoria')) },
          { $group: { _id: { categoria: '$categoria', subcategoria: '$subcategoria' }, total: { $sum: 1 } } },
        ])
        .exec(),
      this.countBy('marcas', sinMarca),
      this.countBy('modelos', sinMarca),
      this.model
        .aggregate<{ min: number; max: number }>([
          { $match: this.match(sinGrupo(filtro, 'precio')) },
          { $group: { _id: null, min: { $min: '$precioFinalCentavos' }, max: { $max: '$precioFinalCentavos' } } },
        ])
        .exec(),
    ]);
    const nombres = [...new Set(categorias.map(({ _id }) => _id.categoria))];
    return {
      categorias: nombres
        .map((valor) => {
          const propias = categorias.filter(({ _id }) => _id.categoria === valor);
          const subcategorias = propias
            .filter(({ _id }) => _id.subcategoria)
            .map(({ _id, total }) => ({ valor: _id.subcategoria!, total }));
          return {
            valor,
            total: propias.reduce((suma, { total }) => suma + total, 0),
            subcategorias: subcategorias.sort(byTotal),
          };
        })
        .sort(byTotal),
      marcas: marcas
        .map((conteo) => {
          const propios = modelos
            .filter(({ _id }) => _id?.startsWith(`${conteo._id}|`))
            .map(({ _id, total }) => ({ valor: _id!.split('|')[1]!, total }));
          return { ...faceta(conteo), modelos: propios.sort(byTotal) };
        })
        .sort(byTotal),
      precio: { min: (precios[0]?.min ?? 0) / 100, max: (precios[0]?.max ?? 0) / 100 },
    };
  }

  private countBy(campo: 'marcas' | 'modelos', filtro: FiltroCatalogo): Promise<Conteo[]> {
    const { anio } = filtro;
    return this.model
      .aggregate<Conteo>([
        { $match: this.match(filtro) },
        ...(anio === undefined ? [] : [delAnio(campo, anio)]),
        { $unwind: `$${campo}` },
        { $group: { _id: `$${campo}`, total: { $sum: 1 } } },
      ])
      .exec();
  }
}
