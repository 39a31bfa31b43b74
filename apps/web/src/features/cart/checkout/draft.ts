import { Cotizacion, type Entrega } from '@tuerca/contracts/cart/checkout/schemas';
import type { PaymentValues } from '@/entities/payments/payments/payment-form';
import { readJson, writeJson } from '@/lib/storage';
import type { CheckoutDeliveryValues } from './delivery-form';

/** Draft of the checkout, which survives a reload or the end of the session. */
interface Draft {
  /** Id of the owner: other users of the device do not see the draft. */
  ownerId: string;
  entrega?: CheckoutDeliveryValues;
  /** Body of the quote, which goes with the payment, too. */
  entregas?: Entrega[];
  cotizacion?: Cotizacion;
  pago?: PaymentValues;
  /** The last sent payment and its idempotency key: the same body again is the same purchase. */
  attempt?: { body: string; key: string };
}

const KEY = 'tuerca-compra';
// In the tab's storage, not the device's: it holds a cédula and an address, and ends with the tab.
const AREA = 'session';

/** Returns the person's draft; empty when there is none. A quote of another shape (an older version of the web) is dropped. */
export function readCheckoutDraft(ownerId: string): Draft {
  const stored = readJson<Draft>(KEY, AREA);
  if (stored?.ownerId !== ownerId) return { ownerId };
  return { ...stored, cotizacion: Cotizacion.safeParse(stored.cotizacion).data };
}

/** Stores parts of the person's draft. */
export const patchDraft = (ownerId: string, patch: Omit<Partial<Draft>, 'dueno'>): void =>
  writeJson(KEY, { ...readCheckoutDraft(ownerId), ...patch }, AREA);

/** The draft as stored with an unsent payment report, to be restored when that is refused. */
export const restoredDraft = (ownerId: string) =>
  ({ key: KEY, value: { ...readCheckoutDraft(ownerId), attempt: undefined }, area: AREA }) as const;

/** Deletes the draft after the purchase. */
export const clearCheckoutDraft = (): void => writeJson(KEY, null, AREA);
