import { FIELD_MESSAGES, REQUEST_MESSAGES } from '../../kernel/messages';
/** Sentences of a vehicle's record. */
export const HOJA_MESSAGES = {
  saved: 'Registro guardado en la hoja de vida',
  removed: 'Registro eliminado',
  assigned: 'Listo, quedó en la hoja de vida de ese vehículo',
  unassigned: 'Listo, ya no está en la hoja de vida',
  shared: 'Enlace creado. Quien lo tenga puede ver la hoja de vida',
  unshared: 'Dejaste de compartir la hoja de vida. El enlace ya no funciona',
  loadFailed: 'No pudimos cargar la hoja de vida',
  saveFailed: 'No se pudo guardar el registro. Intenta nuevamente.',
  changeFailed: REQUEST_MESSAGES.changeFailed,
  descriptionRequired: 'Escribe qué se hizo o qué se compró',
  mileageRequired: 'Escribe el kilometraje',
  dateRequired: 'Elige la fecha',
  futureDate: FIELD_MESSAGES.futureDate,
  warrantyBeforeDate: 'La garantía no puede terminar antes de la fecha del registro',
} as const;
