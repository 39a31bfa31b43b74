import { paymentMethodBanks } from '@tuerca/contracts/payments/payment-methods/rules';
import { derivedFrom } from '@tuerca/contracts/platform/catalogos/live';

/** The banks from which people pay by Pago Móvil, for a select. */
export const bankOptions = derivedFrom('bancos', () =>
  paymentMethodBanks().map((nombreBanco) => ({ value: nombreBanco, label: nombreBanco })),
);
