import { FIELD_MESSAGES } from '../kernel/messages';
import { PAYMENT_MESSAGES } from '../payments/payments/messages';
import { MAX_PAYMENT_AGE_DAYS } from '../payments/payments/rules';
import { type CountedLimit, LIMIT_LABELS } from './rules';

/** Sentences about plans and subscriptions. */
export const MEMBRESIA_MESSAGES = {
  required: 'Todos los campos obligatorios son requeridos',
  benefitMissing: 'Debe incluir al menos un beneficio',
  price: FIELD_MESSAGES.negativePrice,
  services: 'Los servicios requeridos deben ser un número entero, 0 o mayor',
  completedServices: 'Escribe cuántos servicios completó: un número entero, 0 o mayor',
  commissionReasonMissing: 'Indica el motivo de la comisión',
  levelMissing: 'Elige el nuevo nivel',
  reasonMissing: 'Indica la razón del cambio',
  rejectionMissing: 'Indica el motivo del rechazo',
  planCreated: 'Plan creado correctamente',
  planUpdated: 'Plan actualizado correctamente',
  heldPlan: 'No se puede eliminar mientras alguien lo tenga: desactívalo para que nadie más lo tome.',
  planRemoved: 'Plan eliminado correctamente',
  defaultsMade: 'Planes por defecto creados',
  defaultsThere: 'Los planes por defecto ya existían',
  levelChanged: 'Nivel actualizado correctamente',
  cancelled: 'Suscripción cancelada correctamente',
  /** Work that the end of a plan does not cancel: '3 pedidos', '1 cita'. */
  staysToFulfil: (open: string): string =>
    `El fin del plan no cancela lo que tienes por atender (${open}): atiéndelo como siempre.`,
  /** Reason that the screen sends with a cancellation. */
  cancelledByAdmin: 'Cancelación administrativa',
  servicesSet: 'Servicios actualizados correctamente',
  ratingAdded: 'Calificación positiva registrada',
  confirmed: 'Suscripción confirmada',
  rejected: 'Solicitud rechazada',
  requested: 'Recibimos tu solicitud. Te avisamos cuando confirmemos el pago.',
  withdrawn: 'Retiraste tu solicitud',
  notConfirmed: 'No pudimos confirmar el pago a tiempo y tu solicitud se cerró. Si pagaste, escríbenos.',
  differenceMissing: 'No recibimos la diferencia a tiempo y tu solicitud se cerró. Te devolveremos lo que enviaste.',
  earned: 'Tu nuevo plan ya está activo',
  plansFailed: 'Error al cargar los planes de membresía',
  subscriptionsFailed: 'Error al cargar las suscripciones',
  statisticsFailed: 'Error al cargar las estadísticas de membresía',
  saveFailed: 'Error al guardar el plan',
  removeFailed: 'Error al eliminar el plan',
  /** Failure to give, cancel or answer a subscription. */
  changeFailed: 'Error al cambiar la suscripción',
  myPlanFailed: 'Error al cargar tu plan',
  myPlanChangeFailed: 'No se pudo cambiar tu plan. Intenta nuevamente.',
  memberFailed: 'Error al cargar la membresía',
  paymentAhead: PAYMENT_MESSAGES.futureDate,
  paymentOld: `El pago debe ser de los últimos ${MAX_PAYMENT_AGE_DAYS} días`,
} as const;

const counted = (limite: CountedLimit, count: number) => `${count} ${LIMIT_LABELS[limite][count === 1 ? 0 : 1]}`;

/** Refusal at a counted limit: the limit, and the remedy. */
export const limitMessage = (plan: string, limite: CountedLimit, maximo: number): string =>
  maximo === 0
    ? `Tu plan ${plan} no incluye ${LIMIT_LABELS[limite][1]}. Mejora tu plan para continuar.`
    : `Tu plan ${plan} permite ${counted(limite, maximo)}. Oculta o termina lo que ya no necesites, o mejora tu plan.`;
/** Refusal of too many pictures. */
export const photosMessage = (plan: string, maximo: number): string =>
  `Tu plan ${plan} permite ${maximo === 1 ? 'una foto' : `${maximo} fotos`} por producto. Quita las que sobran o mejora tu plan.`;
/** Refusal of an import. */
export const importMessage = (plan: string): string =>
  `Tu plan ${plan} no incluye la importación de productos. Mejora tu plan para cargar tu inventario desde un archivo.`;
/** Reason against deleting a plan. */
export const inUseMessage = (count: number): string =>
  `Este plan tiene ${count === 1 ? 'una suscripción viva' : `${count} suscripciones vivas`}. Desactívalo para que nadie más lo tome.`;
/** Services missing to earn a plan. */
export const missingServicesMessage = (required: number, has: number): string =>
  `${required - has === 1 ? 'Te falta' : 'Te faltan'} ${required - has} de ${required} servicios completados para tomar este plan sin pagar.`;
