import { canonicalMarca, canonicalModelo } from '@tuerca/contracts/auth/garaje/marcas';
import { normalizeText } from '@tuerca/contracts/kernel/text';
import type { CatalogueQuery } from '@tuerca/contracts/products/catalogue/schemas';
import { canonicalCategoria, canonicalSubcategoria, categorias } from '@tuerca/contracts/products/products/categorias';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import type { IndexFilter } from '../search/product-index.service';

/** The text of a query, under whichever of its names. */
export const textOf = ({ search, q, query, busqueda }: Partial<CatalogueQuery>): string | undefined =>
  search ?? q ?? query ?? busqueda;

/** The subcategory's name now: of its category, or of whichever has one of that name. */
function subcategoriaOf(key: string, categoria: string | undefined): string {
  const keys = categoria ? [categoria] : categorias().map(({ nombre }) => nombre);
  return keys.map((one) => canonicalSubcategoria(one, key)).find((name) => name !== key) ?? key;
}

/** Reads the aliases of a query into one filter. */
export function toFilter(
  query: Partial<CatalogueQuery> & { stockMin?: number },
  fixed: { tiendaId?: string; categoria?: string } = {},
): IndexFilter {
  const text = textOf(query);
  const categoria = fixed.categoria ?? query.categoria ?? query.category;
  const subcategoria = query.subcategoria ?? query.subcategory;
  const marca = query.marca && canonicalMarca(query.marca);
  const minimo = query.minPrice ?? query.precioMin;
  const maximo = query.maxPrice ?? query.precioMax;
  const { estado, ciudad, marcaRepuesto, condicion } = query;
  return {
    ...(fixed.tiendaId && { tiendaId: fixed.tiendaId }),
    ...(categoria && { categoria: canonicalCategoria(categoria) }),
    ...(subcategoria && { subcategoria: subcategoriaOf(subcategoria, categoria) }),
    ...(marca && { marca }),
    ...(query.modelo && { modelo: canonicalModelo(query.modelo, marca) }),
    ...(query.anio !== undefined && { anio: query.anio }),
    ...(minimo !== undefined && minimo > 0 && { minimo: toCentimos(minimo) }),
    ...(maximo !== undefined && { maximo: toCentimos(maximo) }),
    ...(query.disponible && { disponible: true as const }),
    ...(query.stockMin && { stockMin: query.stockMin }),
    ...(query.enOferta && { enOferta: true as const }),
    ...(estado && { estado }),
    ...(ciudad && { ciudad }),
    ...(marcaRepuesto && { marcaRepuesto }),
    ...(condicion && { condicion }),
    ...(text && !normalizeText(text) && { impossible: true as const }),
  };
}
