/** Sentences of the lists of services, of a service's page, and of its workshop's form. */
export const SERVICE_MESSAGES = {
  loadFailedRetry: 'Error al cargar servicios mecánicos. Intenta nuevamente.',
  empty: 'No encontramos servicios con esos filtros',
  detailLoadFailed: 'No se pudo cargar la información del servicio',
  ownLoadFailed: 'Error al cargar los servicios',
  required: 'Por favor completa todos los campos requeridos',
  created: 'Servicio creado correctamente',
  createFailed: 'Error al crear el servicio',
  updated: 'Servicio actualizado correctamente',
  updateFailed: 'Error al actualizar el servicio',
  removed: 'Servicio eliminado correctamente',
  removeFailed: 'Error al eliminar el servicio',
  clientsOnlyCitas: 'Solo los clientes pueden agendar citas de servicio',
  notFound: 'No encontramos este servicio.',
  seeAll: 'Ver todos los servicios',
  searchExample: 'Cambio de aceite en Chacao',
  placeDenied:
    'Tu navegador no tiene permiso para saber dónde estás. Dale permiso e intenta de nuevo, o elige tu estado y ciudad en los filtros.',
  placeUnknown: 'No pudimos saber dónde estás. Intenta de nuevo, o elige tu estado y ciudad en los filtros.',
  invalidPoint: 'Escribe el lugar como latitud y longitud: 10.5,-66.85',
} as const;
