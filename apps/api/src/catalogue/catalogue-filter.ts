import { CATEGORIAS } from '@tuerca/contracts/products/categorias';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { canonicalMarca, canonicalModelo } from '@tuerca/contracts/garaje/marcas';
import type { CatalogueQuery } from '@tuerca/contracts/catalogue/schemas';
import { codeReadings, normalizeText, searchWords } from '@tuerca/contracts/kernel/text';
import { clavesDeVehiculo, toVehiculo } from '../products/fit';
import { claveVehiculo } from '../products/product-derived';

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
  CATEGORIAS.flatMap(({ subcategorias }) => subcategorias.map((nombre) => [normalizeText(nombre), nombre] as const)),
);
const canonicalCategoria = (clave: string) =>
  CATEGORIAS.find(({ id, nombre }) => id === clave.toLowerCase() || normalizeText(nombre) === normalizeText(clave))
    ?.nombre ?? clave;

/** Reads the aliases of a query into one filter. */
export function toFilter(
  query: Partial<CatalogueQuery>,
  fijo: { tiendaId?: string; categoria?: string } = {},
): CatalogueFilter {
  const texto = query.search ?? query.q ?? query.query ?? query.busqueda;
  const categoria = fijo.categoria ?? query.categoria ?? query.category;
  const subcategoria = query.subcategoria ?? query.subcategory;
  const marca = query.marca && canonicalMarca(query.marca);
  const minimo = query.minPrice ?? query.precioMin;
  const maximo = query.maxPrice ?? query.precioMax;
  const claves = texto ? searchWords(texto).sort() : [];
  const others = texto ? codeReadings(texto) : [];
  const vehiculo = query.sirve ? toVehiculo(query) : undefined;
  return {
    ...(fijo.tiendaId && { tiendaId: fijo.tiendaId.toLowerCase() }),
    ...(categoria && { categoria: canonicalCategoria(categoria) }),
    ...(subcategoria && { subcategoria: SUBCATEGORIAS.get(normalizeText(subcategoria)) ?? subcategoria }),
    ...(marca && { marca }),
    ...(query.modelo && { modelo: canonicalModelo(query.modelo, marca) }),
    ...(query.anio !== undefined && { anio: query.anio }),
    ...(minimo !== undefined && minimo > 0 && { minimo: toCentimos(minimo) }),
    ...(maximo !== undefined && { maximo: toCentimos(maximo) }),
    ...(query.disponible && { disponible: true as const }),
    ...(query.enOferta && { enOferta: true as const }),
    ...(claves.length && { words: claves }),
    ...(others.length && { readings: others }),
    ...(vehiculo && { sirveA: clavesDeVehiculo(vehiculo) }),
    ...(texto && !normalizeText(texto) && { impossible: true as const }),
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

type Condicion = Record<string, unknown>;
const abierto = (campo: string, operator: '$lte' | '$gte', anio: number): Condicion => ({
  $or: [{ [campo]: null }, { [campo]: { [operator]: anio } }],
});

/** Which vehicles a product must fit. Without compatibility rows, and for universal parts, every year counts. */
function vehiculo({ marca, modelo, anio }: CatalogueFilter): Condicion[] {
  const parts: Condicion[] = [];
  if (marca && modelo) parts.push({ modelos: claveVehiculo(marca, modelo) });
  else if (marca) parts.push({ marcas: marca });
  else if (modelo) parts.push({ $or: [{ modelo }, { 'compatibilidad.modelo': modelo }] });
  if (anio !== undefined) {
    const fila = {
      ...(marca && { marca }),
      ...(modelo && { modelo }),
      $and: [abierto('anioDesde', '$lte', anio), abierto('anioHasta', '$gte', anio)],
    };
    parts.push({
      $or: [{ universal: true }, { compatibilidad: { $size: 0 } }, { compatibilidad: { $elemMatch: fila } }],
    });
  }
  return parts;
}

/** The filter in the database's words; holds only values that `toFiltro` has typed. `toId` makes the store's id. */
export function toMatch(filter: CatalogueFilter, toId: (id: string) => unknown): Condicion {
  const {
    tiendaId,
    categoria,
    subcategoria,
    minimo,
    maximo,
    disponible,
    enOferta,
    words: claves,
    readings: others,
    sirveA,
  } = filter;
  const parts = vehiculo(filter);
  if (others)
    parts.push({ $or: [...(claves ? [claves] : []), ...others].map((reading) => ({ terminos: { $all: reading } })) });
  const precio = { ...(minimo !== undefined && { $gte: minimo }), ...(maximo !== undefined && { $lte: maximo }) };
  return {
    visible: true,
    ...(tiendaId && { tiendaId: toId(tiendaId) }),
    ...(categoria && { categoria }),
    ...(subcategoria && { subcategoria }),
    ...(disponible && { disponible: true, stock: { $gt: 0 } }),
    ...(enOferta && { enOferta: true }),
    ...(Object.keys(precio).length && { precioFinalCentavos: precio }),
    ...(claves && !others && { terminos: { $all: claves } }),
    ...(sirveA && { sirveA: { $in: sirveA } }),
    ...(parts.length && { $and: parts }),
  };
}
