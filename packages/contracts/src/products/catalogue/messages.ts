import { MAX_UNCOUNTED, MIN_SEARCH_LENGTH } from './rules';

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
  uncounted: `La búsqueda completa no responde en este momento. Ves una lista más sencilla: sin conteos y con totales de hasta ${MAX_UNCOUNTED.toLocaleString('es-VE')}. Vuelve sola en unos minutos.`,
  seeAll: 'Ver todo el catálogo',
} as const;
