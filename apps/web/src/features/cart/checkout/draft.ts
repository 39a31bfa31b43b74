import { Cotizacion, type Entrega } from '@tuerca/contracts/cart/checkout/schemas';
import type { PaymentValues } from '@/entities/payments/payments/payment-form';
import { readJson, writeJson } from '@/lib/storage';
import type { DeliveryValues } from './delivery-form';

/** What somebody has chosen and typed so far, to survive a reload or the end of the session. */
export interface Draft {
  /** Id of the person: nobody else on the same device gets to see it. */
  ownerId: string;
  entrega?: DeliveryValues;
  /** What the quote was asked for, and goes with the payment. */
  entregas?: Entrega[];
  cotizacion?: Cotizacion;
  pago?: PaymentValues;
  /** The last payment that was sent and its key: the same body again is the same purchase. */
  attempt?: { body: string; key: string };
}

const KEY = 'tuerca-compra';
// Of the tab, not of the device: it holds a cédula and an address, and goes when the tab is closed.
const AREA = 'session';

/** The person's draft; empty when there is none. A quote of another shape (an older version of the web) is dropped. */
export function readDraft(ownerId: string): Draft {
  const stored = readJson<Draft>(KEY, AREA);
  if (stored?.ownerId !== ownerId) return { ownerId };
  return { ...stored, cotizacion: Cotizacion.safeParse(stored.cotizacion).data };
}

/** Keeps parts of the person's draft. */
export const patchDraft = (ownerId: string, patch: Omit<Partial<Draft>, 'dueno'>): void =>
  writeJson(KEY, { ...readDraft(ownerId), ...patch }, AREA);

/** The draft as it goes with a report that waits on the device, to be put back when it is refused. */
export const restoredDraft = (ownerId: string) =>
  ({ key: KEY, value: { ...readDraft(ownerId), attempt: undefined }, area: AREA }) as const;

/** Forgets the draft, after the purchase. */
export const clearDraft = (): void => writeJson(KEY, null, AREA);
