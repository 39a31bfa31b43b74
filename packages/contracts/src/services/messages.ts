/** Sentences of the list of services and of a service's page. */
export const SERVICE_MESSAGES = {
  loadFailed: 'Error al obtener servicios mecánicos',
  loadFailedRetry: 'Error al cargar servicios mecánicos. Intenta nuevamente.',
  empty: 'No encontramos servicios con esos filtros',
  detailLoadFailed: 'No se pudo cargar la información del servicio',
  clientsOnlyCitas: 'Solo los clientes pueden agendar citas de servicio',
} as const;
