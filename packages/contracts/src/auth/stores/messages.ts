/** Sentences of the list of stores and of a store's page. */
export const STORE_MESSAGES = {
  loadFailedRetry: 'Error al cargar tiendas. Intenta nuevamente.',
  empty: 'No encontramos tiendas con esos filtros',
  profileLoadFailed: 'No se pudo cargar la información de la tienda',
  ownLoadFailed: 'Error al cargar los datos de la tienda',
  name: 'Nombre de la tienda',
} as const;
