import { CATEGORIAS } from '@tuerca/contracts/products/categorias';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { canonicalMarca, canonicalModelo } from '@tuerca/contracts/garaje/marcas';
import type { CatalogueQuery } from '@tuerca/contracts/catalogue/schemas';
import { codeReadings, normalizeText, searchWords } from '@tuerca/contracts/kernel/text';
import { clavesDeVehiculo, toVehiculo } from '../products/fit';
import { claveVehiculo } from '../products/product-derived';

/** The catalogue's filters in one spelling each: equal filters are equal objects, so they also are the cache's key. */
export interface FiltroCatalogo {
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
  palabras?: string[];
  /** Or all of one of these: the text with its codes written as one word. */
  lecturas?: string[][];
  /** Keys of a vehicle, of which one must be found. A vehicle that filters nothing is not part of the filter. */
  sirveA?: string[];
  /** The text has no letter or digit: nothing can match it. */
  imposible?: true;
}
export type GrupoFiltro = 'categoria' | 'marca' | 'precio';

const SUBCATEGORIAS = new Map(
  CATEGORIAS.flatMap(({ subcategorias }) => subcategorias.map((nombre) => [normalizeText(nombre), nombre] as const)),
);
const categoriaCanonica = (clave: string) =>
  CATEGORIAS.find(({ id, nombre }) => id === clave.toLowerCase() || normalizeText(nombre) === normalizeText(clave))
    ?.nombre ?? clave;

/** Reads the aliases of a query into one filter. */
export function toFiltro(
  consulta: Partial<CatalogueQuery>,
  fijo: { tiendaId?: string; categoria?: string } = {},
): FiltroCatalogo {
  const texto = consulta.search ?? consulta.q ?? consulta.query ?? consulta.busqueda;
  const categoria = fijo.categoria ?? consulta.categoria ?? consulta.category;
  const subcategoria = consulta.subcategoria ?? consulta.subcategory;
  const marca = consulta.marca && canonicalMarca(consulta.marca);
  const minimo = consulta.minPrice ?? consulta.precioMin;
  const maximo = consulta.maxPrice ?? consulta.precioMax;
  const claves = texto ? searchWords(texto).sort() : [];
  const otras = texto ? codeReadings(texto) : [];
  const vehiculo = consulta.sirve ? toVehiculo(consulta) : undefined;
  return {
    ...(fijo.tiendaId && { tiendaId: fijo.tiendaId.toLowerCase() }),
    ...(categoria && { categoria: categoriaCanonica(categoria) }),
    ...(subcategoria && { subcategoria: SUBCATEGORIAS.get(normalizeText(subcategoria)) ?? subcategoria }),
    ...(marca && { marca }),
    ...(consulta.modelo && { modelo: canonicalModelo(consulta.modelo, marca) }),
    ...(consulta.anio !== undefined && { anio: consulta.anio }),
    ...(minimo !== undefined && minimo > 0 && { minimo: toCentimos(minimo) }),
    ...(maximo !== undefined && { maximo: toCentimos(maximo) }),
    ...(consulta.disponible && { disponible: true as const }),
    ...(consulta.enOferta && { enOferta: true as const }),
    ...(claves.length && { palabras: claves }),
    ...(otras.length && { lecturas: otras }),
    ...(vehiculo && { sirveA: clavesDeVehiculo(vehiculo) }),
    ...(texto && !normalizeText(texto) && { imposible: true as const }),
  };
}

/** The same filter without one group, for the counts of that group's other choices. */
export function sinGrupo(filtro: FiltroCatalogo, grupo: GrupoFiltro): FiltroCatalogo {
  const { categoria, subcategoria, marca, modelo, minimo, maximo, ...resto } = filtro;
  return {
    ...resto,
    ...(grupo !== 'categoria' && { categoria, subcategoria }),
    ...(grupo !== 'marca' && { marca, modelo }),
    ...(grupo !== 'precio' && { minimo, maximo }),
  };
}

type Condicion = Record<string, unknown>;
const abierto = (campo: string, operador: '$lte' | '$gte', anio: number): Condicion => ({
  $or: [{ [campo]: null }, { [campo]: { [operador]: anio } }],
});

/** Which vehicles a product must fit. Without compatibility rows, and for universal parts, every year counts. */
function vehiculo({ marca, modelo, anio }: FiltroCatalogo): Condicion[] {
  const partes: Condicion[] = [];
  if (marca && modelo) partes.push({ modelos: claveVehiculo(marca, modelo) });
  else if (marca) partes.push({ marcas: marca });
  else if (modelo) partes.push({ $or: [{ modelo }, { 'compatibilidad.modelo': modelo }] });
  if (anio !== undefined) {
    const fila = {
      ...(marca && { marca }),
      ...(modelo && { modelo }),
      $and: [abierto('anioDesde', '$lte', anio), abierto('anioHasta', '$gte', anio)],
    };
    partes.push({
      $or: [{ universal: true }, { compatibilidad: { $size: 0 } }, { compatibilidad: { $elemMatch: fila } }],
    });
  }
  return partes;
}

/** The filter in the database's words; holds only values that `toFiltro` has typed. `toId` makes the store's id. */
export function toMatch(filtro: FiltroCatalogo, toId: (id: string) => unknown): Condicion {
  const {
    tiendaId,
    categoria,
    subcategoria,
    minimo,
    maximo,
    disponible,
    enOferta,
    palabras: claves,
    lecturas: otras,
    sirveA,
  } = filtro;
  const partes = vehiculo(filtro);
  if (otras)
    partes.push({ $or: [...(claves ? [claves] : []), ...otras].map((lectura) => ({ terminos: { $all: lectura } })) });
  const precio = { ...(minimo !== undefined && { $gte: minimo }), ...(maximo !== undefined && { $lte: maximo }) };
  return {
    visible: true,
    ...(tiendaId && { tiendaId: toId(tiendaId) }),
    ...(categoria && { categoria }),
    ...(subcategoria && { subcategoria }),
    ...(disponible && { disponible: true, stock: { $gt: 0 } }),
    ...(enOferta && { enOferta: true }),
    ...(Object.keys(precio).length && { precioFinalCentavos: precio }),
    ...(claves && !otras && { terminos: { $all: claves } }),
    ...(sirveA && { sirveA: { $in: sirveA } }),
    ...(partes.length && { $and: partes }),
  };
}
