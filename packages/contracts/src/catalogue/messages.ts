/** Sentences of the lists of products and of a product's page. */
export const CATALOGUE_MESSAGES = {
  loadFailed: 'Error al obtener productos',
  loadFailedRetry: 'Error al cargar productos. Intenta nuevamente.',
  homeLoadFailed: 'No se pudieron cargar los productos. Intente más tarde.',
  empty: 'No hay productos disponibles',
  noResults: (text: string) => `No se encontraron resultados para "${text}"`,
  productLoadFailed: 'No se pudo cargar la información del producto',
  productLoadFailedLater: 'Error al cargar el producto. Por favor, intente más tarde.',
  productNotFound: 'No se encontró el producto',
} as const;
