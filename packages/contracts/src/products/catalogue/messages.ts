import { MIN_SEARCH_LENGTH } from './rules';

/** Sentences of the lists of products and of a product's page. */
export const CATALOGUE_MESSAGES = {
  loadFailedRetry: 'Error al cargar productos. Intenta nuevamente.',
  homeLoadFailed: 'No se pudieron cargar los productos. Intente más tarde.',
  empty: 'No hay productos disponibles',
  noResults: (text: string) => `No se encontraron resultados para "${text}"`,
  productLoadFailed: 'No se pudo cargar la información del producto',
  productNotFound: 'No se encontró el producto',
  twoLetters: 'Escribe al menos dos letras',
  oneLetter: (text: string) => `«${text}» está en casi todos los nombres: con otra letra encontramos lo que buscas.`,
  moreLetters: `Escribe al menos ${MIN_SEARCH_LENGTH} letras`,
  uncounted:
    'Por unos minutos la búsqueda es más sencilla: hay menos filtros y no corrige lo que se escribe con errores.',
  seeAll: 'Ver todo el catálogo',
} as const;
