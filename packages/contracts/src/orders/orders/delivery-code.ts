import type { Pedido } from './schemas';

/** Digits of the code that a client tells at the door. */
export const DELIVERY_CODE_DIGITS = 6;
/** Codes that a store may type for one order, the right one included. */
export const DELIVERY_CODE_ATTEMPTS = 5;
/** For so many days from its departure only the code, or the client, says that an order was delivered. */
export const DELIVERY_CODE_DAYS = 7;

/** True where a store needs the client's code to say that it delivered this order; no time is before that of an order without a code. */
export const needsDeliveryCode = (
  { estado, codigoHasta }: Pick<Pedido, 'estado' | 'codigoHasta'>,
  now: Date,
): boolean => estado === 'enviado' && now.toISOString() < (codigoHasta ?? '');
