/** Sentences of the list of workshops and of a workshop's page. */
export const WORKSHOP_MESSAGES = {
  loadFailedRetry: 'Error al cargar talleres. Intenta nuevamente.',
  empty: 'No encontramos talleres con esos filtros',
  profileLoadFailed: 'No se pudo cargar la información del taller',
  noServices: 'Este taller todavía no publica servicios',
  ownLoadFailed: 'Error al cargar los datos del taller',
} as const;
