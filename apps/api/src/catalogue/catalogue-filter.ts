import { CATEGORIAS } from '@tuerca/contracts/products/categorias';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { canonicalMarca, canonicalModelo } from '@tuerca/contracts/garaje/marcas';
import type { CatalogueQuery } from '@tuerca/contracts/catalogue/schemas';
import { codeReadings, normalizeText, searchWords } from '@tuerca/contracts/kernel/text';
import { vehiculoKeys, toVehiculo } from '../products/fit';
import { vehiculoKey } from '../products/product-derived';

/** The catalogue's filters in one spelling each: equal filters are equal objects, so they also are the cache's key. */
export interface CatalogueFilter {
  tiendaId?: string;
  categoria?: string;
  subcategoria?: string;
  marca?: string;
  modelo?: string;
  anio?: number;
  /** Cents of a dollar. */
  minimo?: number;
  maximo?: number;
  disponible?: true;
  /** Least units in stock. */
  stockMin?: number;
  enOferta?: true;
  /** All of them must be found. */
  words?: string[];
  /** Or all of one of these: the text with its codes written as one word. */
  readings?: string[][];
  /** Keys of a vehicle, of which one must be found. A vehicle that filters nothing is not part of the filter. */
  sirveA?: string[];
  /** The text has no letter or digit: nothing can match it. */
  impossible?: true;
}
export type FilterGroup = 'categoria' | 'marca' | 'precio';

const SUBCATEGORIAS = new Map(
  CATEGORIAS.flatMap(({ subcategorias }) => subcategorias.map((name) => [normalizeText(name), name] as const)),
);
const canonicalCategoria = (key: string) =>
  CATEGORIAS.find(({ id, nombre }) => id === key.toLowerCase() || normalizeText(nombre) === normalizeText(key))
    ?.nombre ?? key;

/** Reads the aliases of a query into one filter. */
export function toFilter(
  query: Partial<CatalogueQuery> & { stockMin?: number },
  fixed: { tiendaId?: string; categoria?: string } = {},
): CatalogueFilter {
  const text = query.search ?? query.q ?? query.query ?? query.busqueda;
  const categoria = fixed.categoria ?? query.categoria ?? query.category;
  const subcategoria = query.subcategoria ?? query.subcategory;
  const marca = query.marca && canonicalMarca(query.marca);
  const minimo = query.minPrice ?? query.precioMin;
  const maximo = query.maxPrice ?? query.precioMax;
  const words = text ? searchWords(text).sort() : [];
  const others = text ? codeReadings(text) : [];
  const vehiculo = query.sirve ? toVehiculo(query) : undefined;
  return {
    ...(fixed.tiendaId && { tiendaId: fixed.tiendaId.toLowerCase() }),
    ...(categoria && { categoria: canonicalCategoria(categoria) }),
    ...(subcategoria && { subcategoria: SUBCATEGORIAS.get(normalizeText(subcategoria)) ?? subcategoria }),
    ...(marca && { marca }),
    ...(query.modelo && { modelo: canonicalModelo(query.modelo, marca) }),
    ...(query.anio !== undefined && { anio: query.anio }),
    ...(minimo !== undefined && minimo > 0 && { minimo: toCentimos(minimo) }),
    ...(maximo !== undefined && { maximo: toCentimos(maximo) }),
    ...(query.disponible && { disponible: true as const }),
    ...(query.stockMin && { stockMin: query.stockMin }),
    ...(query.enOferta && { enOferta: true as const }),
    ...(words.length && { words }),
    ...(others.length && { readings: others }),
    ...(vehiculo && { sirveA: vehiculoKeys(vehiculo) }),
    ...(text && !normalizeText(text) && { impossible: true as const }),
  };
}

/** The same filter without one group, for the counts of that group's other choices. */
export function withoutGroup(filter: CatalogueFilter, group: FilterGroup): CatalogueFilter {
  const { categoria, subcategoria, marca, modelo, minimo, maximo, ...rest } = filter;
  return {
    ...rest,
    ...(group !== 'categoria' && { categoria, subcategoria }),
    ...(group !== 'marca' && { marca, modelo }),
    ...(group !== 'precio' && { minimo, maximo }),
  };
}

type Condition = Record<string, unknown>;
const orOpen = (field: string, operator: '$lte' | '$gte', anio: number): Condition => ({
  $or: [{ [field]: null }, { [field]: { [operator]: anio } }],
});

/** Which vehicles a product must fit. Without compatibility rows, and for universal parts, every year counts. */
function vehiculo({ marca, modelo, anio }: CatalogueFilter): Condition[] {
  const parts: Condition[] = [];
  if (marca && modelo) parts.push({ modelos: vehiculoKey(marca, modelo) });
  else if (marca) parts.push({ marcas: marca });
  else if (modelo) parts.push({ $or: [{ modelo }, { 'compatibilidad.modelo': modelo }] });
  if (anio !== undefined) {
    const row = {
      ...(marca && { marca }),
      ...(modelo && { modelo }),
      $and: [orOpen('anioDesde', '$lte', anio), orOpen('anioHasta', '$gte', anio)],
    };
    parts.push({
      $or: [{ universal: true }, { compatibilidad: { $size: 0 } }, { compatibilidad: { $elemMatch: row } }],
    });
  }
  return parts;
}

/** The filter in the database's words; holds only values that `toFiltro` has typed. `toId` makes the store's id. */
export function toMatch(filter: CatalogueFilter, toId: (id: string) => unknown): Condition {
  const {
    tiendaId,
    categoria,
    subcategoria,
    minimo,
    maximo,
    disponible,
    stockMin,
    enOferta,
    words,
    readings: others,
    sirveA,
  } = filter;
  const parts = vehiculo(filter);
  if (others)
    parts.push({ $or: [...(words ? [words] : []), ...others].map((reading) => ({ terminos: { $all: reading } })) });
  const precio = { ...(minimo !== undefined && { $gte: minimo }), ...(maximo !== undefined && { $lte: maximo }) };
  return {
    visible: true,
    ...(tiendaId && { tiendaId: toId(tiendaId) }),
    ...(categoria && { categoria }),
    ...(subcategoria && { subcategoria }),
    ...(disponible && { disponible: true }),
    ...((disponible || stockMin) && { stock: { $gte: stockMin ?? 1 } }),
    ...(enOferta && { enOferta: true }),
    ...(Object.keys(precio).length && { precioFinalCentavos: precio }),
    ...(words && !others && { terminos: { $all: words } }),
    ...(sirveA && { sirveA: { $in: sirveA } }),
    ...(parts.length && { $and: parts }),
  };
}
