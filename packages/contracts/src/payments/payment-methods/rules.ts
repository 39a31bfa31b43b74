import { bancos } from '../../platform/catalogos/bancos';

/** Most payment methods of one client. */
export const MAX_PAYMENT_METHODS = 10;

/** Names of the banks from which people pay by Pago Móvil. */
export const paymentMethodBanks = (): string[] =>
  bancos().flatMap(({ emisorHabitual, nombreCorto }) => (emisorHabitual ? [nombreCorto] : []));
