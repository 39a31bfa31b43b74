import { formatFecha } from '../venezuela/caracas';

/** What is said instead of prices until the first rate is set; by itself, since every page of the web has it. */
export const OPENS_SOON = 'Abrimos pronto: los precios en bolívares aparecen cuando se cargue la primera tasa del BCV.';

/** Sentences of the configuration. */
export const SYSTEM_MESSAGES = {
  saved: 'Configuración actualizada correctamente',
  scheduled: 'El nuevo destinatario quedó programado. Avisamos a los demás administradores.',
  rateScheduled: (day: string) => `La tasa queda programada: rige desde el ${day}.`,
  rateOutrun: (day: string) =>
    `Ya rige la tasa del ${formatFecha(day)}: una de un día anterior no la reemplaza. Si la que rige está equivocada, carga la correcta con su misma fecha.`,
  rateJumps: 'La tasa cambia más de 15 %.',
  rateUnusual: 'La tasa cambia mucho más que en los últimos diez días.',
  rateDiffers: ({ valor, fuente }: { valor: number; fuente: string }) =>
    `${fuente} publicó Bs.\u00A0${valor.toLocaleString('es-VE', { maximumFractionDigits: 4 })} para ese día.`,
  confirmRate: 'Confirma que es correcta.',
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
