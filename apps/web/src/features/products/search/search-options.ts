import type { Ajuste } from '@tuerca/contracts/auth/garaje/ajuste';
import { SEARCH_PRODUCTS, type SearchResult } from '@tuerca/contracts/products/catalogue/search';
import { paths } from '@/lib/paths';

/** Message of a search that the server did not answer. */
export const SEARCH_FAILED = 'No pudimos buscar. Intenta nuevamente.';

export interface SearchSuggestion {
  key: string;
  to: string;
  nombre: string;
  detalle?: string;
  imagen?: string | null;
  kind: 'termino' | 'producto' | 'tienda' | 'taller' | 'servicio' | 'todos' | 'reciente' | 'vehiculo' | 'categoria';
  precio?: { bs: number; usd: number };
  ajuste?: Ajuste;
}
export interface OptionGroup {
  title: string;
  options: SearchSuggestion[];
}

/** Element id of an option in a box's list. */
export const optionId = (id: string, option: SearchSuggestion) => `${id}-${option.kind}-${option.key}`;

const KINDS = [
  ['stores', 'Tiendas', 'tienda'],
  ['workshops', 'Talleres', 'taller'],
  ['services', 'Servicios', 'servicio'],
] as const;

/** Options of the dropdown, in order: terms, up to 3 products with a link to all of them, then up to 3 of each other kind. */
export function searchOptions(data: SearchResult, text: string): OptionGroup[] {
  const products = data.products.slice(0, SEARCH_PRODUCTS).map((hit): SearchSuggestion => ({
    key: hit.id,
    to: hit.ruta,
    nombre: hit.nombre,
    detalle: hit.detalle,
    imagen: hit.imagen,
    kind: 'producto',
    precio: { bs: hit.precioBs, usd: hit.precio },
    ajuste: hit.ajuste,
  }));
  const total = data.totales.products;
  if (total > products.length)
    products.push({
      key: 'todos',
      to: paths.search(text),
      nombre: `Ver todos los productos (${total.toLocaleString('es-VE')})`,
      kind: 'todos',
    });
  const others = KINDS.map(([name, title, kind]): OptionGroup => ({
    title,
    options: data[name].slice(0, SEARCH_PRODUCTS).map((hit) => ({
      key: hit.id,
      to: hit.ruta,
      nombre: hit.nombre,
      detalle: hit.detalle,
      imagen: hit.imagen,
      kind,
    })),
  }));
  const terms = data.terminos.map((term, i): SearchSuggestion => ({
    key: String(i),
    to: paths.search(term),
    nombre: term,
    kind: 'termino',
  }));
  return [{ title: 'Buscar', options: terms }, { title: 'Productos', options: products }, ...others].filter(
    ({ options }) => options.length > 0,
  );
}
