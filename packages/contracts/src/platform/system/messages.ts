import { MIN_REASON_LENGTH } from '../../kernel/messages';
import { formatFecha } from '../../venezuela/caracas';
import { formatTasa } from '../../venezuela/dinero';
import { MAX_RATE_JUMP } from './rules';

/** Predicate of a rate that is not applied by itself. */
export const RATE_JUMPS = `cambia más de ${MAX_RATE_JUMP * 100} %`;

/** Notice instead of prices until the first rate is set; apart from the others, since every page needs it. */
export const OPENS_SOON = 'Abrimos pronto: los precios en bolívares aparecen cuando se cargue la primera tasa del BCV.';

/** The same after the only rate was withdrawn. */
export const RATE_AWAITED =
  'La tasa del BCV estaba equivocada y se retiró: los precios en bolívares y las compras vuelven cuando se cargue la correcta.';

/** Sentences of the configuration. */
export const SYSTEM_MESSAGES = {
  saved: 'Configuración actualizada correctamente',
  scheduled: 'El nuevo destinatario quedó programado. Avisamos a los demás administradores.',
  rateScheduled: (day: string) => `La tasa queda programada: se usa desde el ${day}.`,
  rateOutrun: (day: string) =>
    `Ya se usa la tasa del ${formatFecha(day)}: una de un día anterior no la reemplaza. Si la que se usa está equivocada, carga la correcta con su misma fecha.`,
  rateJumps: `La tasa ${RATE_JUMPS}.`,
  rateUnusual: 'La tasa cambia mucho más que en los últimos diez días.',
  rateDiffers: ({ valor, fuente }: { valor: number; fuente: string }) =>
    `${fuente} publicó ${formatTasa(valor)} para ese día.`,
  rateWithdrawn: (fecha: Date) =>
    `Esa misma tasa se retiró el ${formatFecha(fecha)}: cárgala de nuevo solo si estaba bien.`,
  withdrawn: 'Tasa retirada. Se usa otra vez la anterior.',
  withdrawnWithoutFormer: 'Tasa retirada. No hay una anterior: la tienda espera a que cargues la correcta.',
  withdrawnFormer: 'Tasa retirada. La que se usa ahora no cambia.',
  withdrawFailed: 'No se pudo retirar la tasa. Intenta nuevamente.',
  madeFailed: 'Error al cargar lo que se hizo con esta tasa',
  ratesFailed: 'Error al cargar las tasas',
  unknownRate: 'Esa tasa no está entre las últimas que se cargaron. Actualiza la página.',
  confirmRate: 'Confirma que es correcta.',
  set: 'Destinatario guardado',
  approved: 'El nuevo destinatario ya recibe los pagos',
  cancelled: 'Cambio de destinatario cancelado',
  rateFailed: 'No se pudo cargar la tasa del día',
  listFailed: 'Error al cargar la configuración',
  historyFailed: 'Error al cargar el historial',
  recipientFailed: 'Error al cargar el destinatario de los pagos',
  saveFailed: 'Error al guardar la configuración',
  reasonMissing: `Indica el motivo (al menos ${MIN_REASON_LENGTH} caracteres)`,
  rateNumber: 'La tasa debe ser un número',
  positiveRate: 'La tasa debe ser mayor que cero',
  recipientPhone: 'Teléfono del Pago Móvil',
  recipient: 'Destinatario de los pagos',
} as const;
