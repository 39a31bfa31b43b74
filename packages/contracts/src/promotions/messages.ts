/** Sentences about a workshop's offers that the API and the web both say. */
export const OFERTA_MESSAGES = {
  loadFailed: 'Error al cargar las ofertas',
  created: 'Oferta creada correctamente',
  createFailed: 'Error al crear la oferta',
  updated: 'Oferta actualizada correctamente',
  updateFailed: 'Error al actualizar la oferta',
  removed: 'Oferta eliminada correctamente',
  removeFailed: 'Error al eliminar la oferta',
  activated: 'Oferta activada correctamente',
  activateFailed: 'Error al activar la oferta',
  deactivated: 'Oferta desactivada correctamente',
  deactivateFailed: 'Error al desactivar la oferta',
  required: 'Por favor completa todos los campos obligatorios',
  allServices: 'Si no eliges servicio ni categoría, la oferta vale para todos tus servicios.',
} as const;
