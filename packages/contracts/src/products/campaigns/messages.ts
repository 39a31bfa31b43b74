import { REQUEST_MESSAGES } from '../../kernel/messages';
import { discountRange } from '../../venezuela/numero';

/** Most that a campaign may take off a price, in percent: the store pays for it. */
export const MAX_CAMPAIGN_DISCOUNT = 90;

/** Sentences about the platform's campaigns that the API and the web both say; those of their screens stand with the offers. */
export const CAMPANA_MESSAGES = {
  percentage: `El porcentaje debe ser un número ${discountRange(MAX_CAMPAIGN_DISCOUNT)}`,
  joined: 'Tu tienda se unió a la campaña',
  joinFailed: 'Error al unirte a la campaña',
  left: 'Tu tienda salió de la campaña',
  leaveFailed: 'Error al salir de la campaña',
  openFailed: 'No se pudieron cargar las campañas',
  consequencesFailed: 'No pudimos calcular a cuántas tiendas afecta',
  exportFailed: REQUEST_MESSAGES.exportFailed,
  noneMeansAll: 'Sin ninguna, vale para todas.',
} as const;
