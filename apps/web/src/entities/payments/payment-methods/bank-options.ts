import { derivedFrom } from '@tuerca/contracts/platform/catalogos/live';
import { paymentMethodBanks } from '@tuerca/contracts/payments/payment-methods/rules';

/** The banks from which people pay by Pago Móvil, for a select. */
export const bankOptions = derivedFrom('bancos', () =>
  paymentMethodBanks().map((nombreBanco) => ({ value: nombreBanco, label: nombreBanco })),
);
