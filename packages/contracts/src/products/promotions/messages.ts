import { FIELD_MESSAGES } from '../../kernel/messages';
import { discountRange } from '../../venezuela/numero';

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
  empty: 'No encontramos ofertas con esos filtros',
  activeMissing: 'Indica si la oferta está activa',
} as const;

/** Sentences about a store's promotions that the API and the web both say. */
export const PROMOCION_MESSAGES = {
  hiddenByPlan: 'Oculta por tu plan',
  loadFailed: 'No se pudieron cargar las promociones',
  detailFailed: 'Error al cargar datos de la promoción',
  created: 'Promoción creada correctamente',
  updated: 'Promoción actualizada correctamente',
  saveFailed: 'Ha ocurrido un error al guardar la promoción. Por favor, inténtelo de nuevo más tarde.',
  removed: 'Promoción eliminada correctamente',
  removeRefused: 'No se pudo eliminar la promoción',
  applied: 'Descuento aplicado al producto',
  required: 'Por favor completa todos los campos obligatorios',
  percentage: `El porcentaje de descuento debe ser un número ${discountRange()}`,
  dates: FIELD_MESSAGES.datesReversed,
  product: 'Debes seleccionar un producto para aplicar la promoción',
  category: 'Debes seleccionar una categoría para aplicar la promoción',
  startPassed: 'La fecha de inicio no puede ser anterior a hoy',
  endPassed: 'La fecha de fin no puede ser anterior a hoy',
  startMissing: 'La fecha de inicio es obligatoria',
  endMissing: 'La fecha de fin es obligatoria',
} as const;

/** Message after promotions were applied to so many products. */
export const appliedMessage = (products: number): string => {
  if (products === 1) return PROMOCION_MESSAGES.applied;
  return products
    ? `Descuento aplicado a ${products} productos`
    : 'Ninguno de tus productos tiene un descuento por promoción ahora';
};
