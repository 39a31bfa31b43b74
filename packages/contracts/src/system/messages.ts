/** What is said instead of prices until the first rate is set; by itself, since every page of the web has it. */
export const OPENS_SOON = 'Abrimos pronto: los precios en bolívares aparecen cuando se cargue la primera tasa del BCV.';

/** Sentences of the configuration. */
export const SYSTEM_MESSAGES = {
  saved: 'Configuración actualizada correctamente',
  scheduled: 'El nuevo destinatario quedó programado. Avisamos a los demás administradores.',
  rateScheduled: (day: string) => `La tasa queda programada: rige desde el ${day}.`,
  set: 'Destinatario guardado',
  approved: 'El nuevo destinatario ya recibe los pagos',
  cancelled: 'Cambio de destinatario cancelado',
  rateFailed: 'No se pudo cargar la tasa del día',
  listFailed: 'Error al cargar la configuración',
  historyFailed: 'Error al cargar el historial',
  recipientFailed: 'Error al cargar el destinatario de los pagos',
  saveFailed: 'Error al guardar la configuración',
  reasonMissing: 'Indica el motivo (al menos 3 caracteres)',
} as const;
