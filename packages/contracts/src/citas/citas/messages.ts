import { plural } from '../../kernel/plural';
import { ORDER_MESSAGES } from '../../orders/orders/messages';
import { SERVICE_MESSAGES } from '../../products/services/messages';
import { MIN_PROBLEM_LENGTH, NO_SHOW_DAYS } from './rules';

/** Sentences of booking, of both parties' lists and of the workshop's work. */
export const CITA_MESSAGES = {
  dateRequired: 'Debes seleccionar una fecha para la cita',
  timeRequired: 'Debes seleccionar una hora para la cita',
  vehicleRequired: 'Todos los campos del vehículo son requeridos',
  yearInvalid: 'El año del vehículo no es válido',
  serviceRequired: 'Elige un servicio',
  customerRequired: 'Elige un cliente, o anota uno nuevo',
  problemRequired: `Por favor, describe el problema en al menos ${MIN_PROBLEM_LENGTH} caracteres`,
  signInFirst: 'Inicia sesión y confirmamos tu cita con lo que elegiste.',
  waitsForSignIn: 'Al entrar confirmamos tu cita con lo que elegiste.',
  booked: '¡Cita agendada exitosamente!',
  bookFailed: 'Error al agendar la cita',
  noFreeHours: (dias: number) =>
    dias === 0
      ? 'Sin horas libres hoy'
      : `Sin horas libres ${dias === 1 ? 'hoy ni mañana' : `en los próximos ${dias} días`}`,
  bookFailedBecause: (detail: string) => `Error al agendar la cita: ${detail}`,
  availabilityFailed: 'No se pudo obtener la disponibilidad del taller',
  availabilitySaved: 'Disponibilidad actualizada correctamente',
  closingMessageRequired: 'Escribe qué les decimos a tus clientes',
  closingSaved: 'Disponibilidad actualizada. Avisamos a tus clientes.',
  availabilitySaveFailed: 'Error al actualizar la disponibilidad',
  listFailed: 'Error al cargar los servicios mecánicos',
  detailFailed: 'Error al cargar los detalles del servicio',
  reasonRequired: 'Por favor indica el motivo de la cancelación',
  cancelled: 'Cita cancelada correctamente',
  /** Once it is confirmed; `until` as a time, null when the notice has begun already. */
  changeableOnceConfirmed: (until: string | null) =>
    until
      ? `Una vez confirmada, podrás cancelarla o cambiarla hasta el ${until}`
      : 'El taller pide más antelación para cambios: una vez confirmada, solo podrás cancelarla o cambiarla llamándolo.',
  changeableWhilePending: (until: string | null) =>
    until
      ? `Puedes cancelarla o cambiarla mientras el taller no la confirme; después, hasta el ${until}`
      : 'Puedes cancelarla o cambiarla mientras el taller no la confirme; después, solo llamándolo.',
  changeableUntil: (until: string) => `Puedes cancelarla o cambiarla hasta el ${until}`,
  cancelFailed: 'Error al cancelar la cita',
  rescheduled: 'Cita reprogramada correctamente',
  rescheduleFailed: 'Error al reprogramar la cita',
  kept: 'Tu cita se mantiene',
  keepFailed: 'Error al mantener la cita',
  rated: 'Servicio calificado correctamente',
  rateFailed: 'Error al calificar el servicio',
  notMovable: 'Esta cita ya no puede cambiar de hora: solo se mueven las que están «Pendiente» o «Confirmada».',
  starsRequired: 'Elige entre 1 y 5 estrellas',
  confirmed: 'Cita confirmada correctamente',
  confirmFailed: 'Error al confirmar la cita',
  rejected: 'Cita rechazada correctamente',
  rejectFailed: 'Error al rechazar la cita',
  notBegun: 'La cita todavía no ha comenzado.',
  completed: 'Servicio completado correctamente',
  undone: 'Listo: la cita está confirmada otra vez',
  undoFailed: 'No se pudo deshacer. Intenta nuevamente.',
  corrected: 'Servicio corregido. Le avisamos a tu cliente',
  correctFailed: 'Error al corregir el servicio',
  correctionReason: 'Escribe por qué lo corriges',
  nothingCorrected: 'No cambiaste nada. Corrige el precio o el trabajo.',
  bayTaken:
    'A esa hora ya no queda un puesto libre para esta cita. Agéndale una cita nueva, o mueve primero la que ocupa su puesto.',
  /** Lines of the history. */
  startUndone: (motivo: string | null) => `Se deshizo el inicio.${motivo ? ` Motivo: ${motivo}` : ''}`,
  noShowUndone: (motivo: string | null) => `El cliente sí asistió.${motivo ? ` Motivo: ${motivo}` : ''}`,
  correction: (cambios: readonly string[], motivo: string) => `Corrección. ${cambios.join(' ')} Motivo: ${motivo}`,
  corrects: (campo: string, antes: string, ahora: string) => `${campo}: antes ${antes}; ahora ${ahora}.`,
  priceProposed: 'Precio enviado. El servicio se completa cuando el dueño del taller lo confirme',
  priceWaits: 'Precio por confirmar',
  /** In the history and the client's notice, where both stand. */
  /** The line of the history when the administration completes an appointment of a workshop without access. */
  attendedForWorkshop: (motivo: string) => `La administración de Tuerca la dio por atendida. ${motivo}`,
  priceAbove: (precio: string, aprobado: string, motivo: string) =>
    `Precio de ${precio}, aprobado ${aprobado}. Motivo: ${motivo}`,
  aboveApproved: (precio: string, aprobado: string) =>
    `El precio de ${precio} es mayor que los ${aprobado} que aprobó tu cliente. Escribe el motivo: tu cliente lo leerá.`,
  completeFailed: 'Error al completar el servicio',
  missed: (times: number) => `Faltó ${plural(times, 'vez', 'veces')} en los últimos ${NO_SHOW_DAYS} días`,
  noShow: 'Anotamos que el cliente no asistió',
  priceUndetermined: 'Precio a determinar',
  noPlate: 'Sin placa',
  noAccount: 'Sin cuenta en Tuerca',
  notRated: 'Sin calificar',
  historyFailed: 'Error al cargar el historial de servicios',
  historyEmpty: 'No hay servicios completados',
  invoiceFailed: 'Error al generar la factura',
  invoiceDownloaded: ORDER_MESSAGES.invoiceDownloaded,
  invoiceDownloadFailed: 'Error al descargar la factura',
  activeFailed: 'Error al cargar los servicios activos',
  workSaved: 'Servicio actualizado correctamente',
  workFailed: SERVICE_MESSAGES.updateFailed,
  customersFailed: 'Error al cargar los clientes',
  userUnknown: 'No se pudo obtener información del usuario',
  noPhone: ORDER_MESSAGES.noPhone,
  statisticsFailed: ORDER_MESSAGES.statisticsFailed,
  vehicleBusy: 'Ese vehículo ya tiene una cita a esa hora.',
  workExample: 'Cambio de pastillas delanteras',
  finalPrice: 'Precio final en dólares',
  aboveReason: 'Por qué cuesta más',
  history: 'Historial de la cita',
  anyBay: 'El que esté libre',
  callCustomer: 'No tiene cuenta en Tuerca: avísale por teléfono.',
  agendaFailed: 'No se pudo cargar tu agenda. Intenta nuevamente.',
  endsAfterStart: 'La hora final debe ser posterior a la inicial',
} as const;
