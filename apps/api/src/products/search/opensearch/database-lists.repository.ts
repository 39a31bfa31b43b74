import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { fitOf } from '@tuerca/contracts/auth/garaje/ajuste';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { searchReadings } from '@tuerca/contracts/kernel/text';
import { MAX_UNCOUNTED } from '@tuerca/contracts/products/catalogue/rules';
import { type NamedVehicle, readSearch } from '@tuerca/contracts/products/search/reading';
import { $in } from '../../../platform/database/operators';
import { trustFilter } from '../../../platform/database/trust-filter';
import { readingMatch } from '../../../platform/database/word-match';
import { statedKeys, vehiculoKeys } from '../../products/fit';
import { PRODUCTO, type ProductoDoc } from '../../products/product.schema';
import { INDEXED_FIELDS, type IndexedRow } from '../indexed-product';
import { toBusqueda } from '../named-vehicle';
import type { IndexAnswer, IndexedCard, IndexedHit, IndexFilter, IndexQuery } from '../product-index.service';
import { readCard, storedCard } from './index-document';

/** Longest that such a list may take, in milliseconds: all readers of a catalogue ask for them at once. */
const MAX_TIME = 3000;

const SORTS: Record<IndexQuery['sort'], Record<string, 1 | -1>> = {
  newest: { createdAt: -1, _id: -1 },
  'price-low-high': { precioFinalCentavos: 1, _id: 1 },
  'price-high-low': { precioFinalCentavos: -1, _id: -1 },
  popularity: { vendidos: -1, _id: -1 },
  relevance: { destacado: -1, vendidos: -1, _id: -1 },
};

/** Lists of products for sale from the database itself, by its own indexes: without counts, without synonyms and slips. */
@Injectable()
export class DatabaseLists {
  constructor(@InjectModel(PRODUCTO) private readonly model: Model<ProductoDoc>) {}

  /** One page; its total is at most MAX_UNCOUNTED. */
  async find({ filter, texto, sort, order, page, limit, vehiculo, onlyFitting }: IndexQuery): Promise<IndexAnswer> {
    const reading = texto === undefined ? undefined : readSearch(texto);
    const readings = reading ? searchReadings(reading.texto) : [];
    const isNaming = !!reading && Object.keys(reading.vehiculo).length > 0;
    const busqueda = reading && toBusqueda(reading.vehiculo, reading.entendido, null);
    const conditions = [
      ...conditionsOf(filter),
      ...(readings.length ? [readingMatch(readings)] : []),
      ...(isNaming ? namedConditions(reading.vehiculo, readings.length > 0) : []),
      ...(vehiculo && onlyFitting ? [{ sirveA: { $in: vehiculoKeys(vehiculo) } }] : []),
    ];
    const skip = (page - 1) * limit;
    const isNothing = filter.impossible || (reading && !readings.length && !isNaming);
    if (isNothing || skip >= MAX_UNCOUNTED)
      return { hits: [], total: isNothing ? 0 : MAX_UNCOUNTED, sinConteos: true, ...(busqueda && { busqueda }) };
    const asked = trustFilter({ visible: true, ...(conditions.length && { $and: conditions }) });
    const [rows, total] = await Promise.all([
      this.model
        .find(asked, INDEXED_FIELDS)
        .sort(turned(SORTS[sort], order))
        .skip(skip)
        .limit(limit)
        .maxTimeMS(MAX_TIME)
        .lean<IndexedRow[]>()
        .exec(),
      this.model.countDocuments(asked).limit(MAX_UNCOUNTED).maxTimeMS(MAX_TIME).exec(),
    ]);
    const shown = vehiculo ?? busqueda?.vehiculo;
    return {
      hits: rows.map((row) => toHit(row, shown)),
      total,
      sinConteos: true,
      ...(busqueda && { busqueda }),
    };
  }

  /** Cards of products that are for sale, by id; others are absent. */
  async cardsOf(ids: readonly string[]): Promise<Map<string, IndexedCard>> {
    const rows = await this.model
      .find({ _id: $in(ids) }, INDEXED_FIELDS)
      .lean<IndexedRow[]>()
      .exec();
    return new Map(rows.filter(({ visible }) => visible).map((row) => [String(row._id), readCard(storedCard(row))]));
  }
}

function turned(sort: Record<string, 1 | -1>, order: IndexQuery['order']): Record<string, 1 | -1> {
  const natural = 'precioFinalCentavos' in sort ? sort.precioFinalCentavos : -1;
  if (!order || (order === 'asc') === (natural === 1)) return sort;
  return Object.fromEntries(Object.entries(sort).map(([field, direction]) => [field, direction === 1 ? -1 : 1]));
}

const equal = (fields: Record<string, string | undefined>): object[] =>
  Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [{ [field]: value }]));

function conditionsOf(filter: IndexFilter): object[] {
  const { tiendaId, tiendas, sinTiendas, minimo, maximo, marca, modelo, anio, stockMin } = filter;
  const precio = { ...(minimo !== undefined && { $gte: minimo }), ...(maximo !== undefined && { $lte: maximo }) };
  return [
    ...equal({
      tiendaId,
      categoria: filter.categoria,
      subcategoria: filter.subcategoria,
      'tienda.estado': filter.estado,
      'tienda.ciudad': filter.ciudad,
      marcaRepuesto: filter.marcaRepuesto,
      condicion: filter.condicion,
      ...(marca && modelo ? { modelos: `${marca}|${modelo}` } : { marcas: marca }),
    }),
    ...(modelo && !marca ? [{ $or: [{ modelo }, { 'compatibilidad.modelo': modelo }] }] : []),
    ...(tiendas ? [{ tiendaId: { $in: [...tiendas] } }] : []),
    ...(sinTiendas?.length ? [{ tiendaId: { $nin: [...sinTiendas] } }] : []),
    ...(Object.keys(precio).length ? [{ precioFinalCentavos: precio }] : []),
    ...(filter.disponible ? [{ disponible: true, stock: { $gt: 0 } }] : []),
    ...(stockMin ? [{ stock: { $gte: stockMin } }] : []),
    ...(filter.enOferta ? [{ enOferta: true }] : []),
    ...(anio === undefined ? [] : [ofYear(anio, { marca, modelo })]),
  ];
}

/** Without rows of compatibility, and for universal parts, every year counts. */
const ofYear = (anio: number, row: { marca?: string | undefined; modelo?: string | undefined }): object => ({
  $or: [
    { universal: true },
    { compatibilidad: { $size: 0 } },
    {
      compatibilidad: {
        $elemMatch: {
          ...(row.marca && { marca: row.marca }),
          ...(row.modelo && { modelo: row.modelo }),
          $and: [
            { $or: [{ anioDesde: null }, { anioDesde: { $lte: anio } }] },
            { $or: [{ anioHasta: null }, { anioHasta: { $gte: anio } }] },
          ],
        },
      },
    },
  ],
});

/** A vehicle alone finds what names it; with words also what is for every vehicle or says nothing. */
function namedConditions({ marca, modelo, anio, motor }: NamedVehicle, hasWords: boolean): object[] {
  if (marca && modelo && anio !== undefined) {
    const vehiculo = { marca, modelo, anio, motor: motor ?? null };
    return [{ sirveA: { $in: hasWords ? vehiculoKeys(vehiculo) : statedKeys(vehiculo) } }];
  }
  return [
    ...equal(marca && modelo ? { modelos: `${marca}|${modelo}` } : { marcas: marca }),
    ...(anio === undefined ? [] : [ofYear(anio, { marca, modelo })]),
  ];
}

function toHit(row: IndexedRow, vehiculo: Vehiculo | undefined): IndexedHit {
  const stored = storedCard(row);
  const card = readCard(stored);
  return { id: String(row._id), version: stored.fingerprint, ...(vehiculo && { ajuste: fitOf(card, vehiculo) }), card };
}
