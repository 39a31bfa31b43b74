import { ORDER_MESSAGES } from '../../orders/orders/messages';

/** Sentences of the client's first screen. */
export const CLIENT_DASHBOARD_MESSAGES = {
  statisticsFailed: ORDER_MESSAGES.statisticsFailed,
  mobileOnly: 'Las solicitudes de delivery y de grúa se hacen solo desde la aplicación móvil.',
} as const;
