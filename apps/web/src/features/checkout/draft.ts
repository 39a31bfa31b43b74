import { Cotizacion, type Entrega } from '@tuerca/contracts/checkout/schemas';
import { readJson, writeJson } from '../../lib/storage';
import type { ValoresEntrega } from './delivery-form';
import type { ValoresPago } from './payment-form';

/** What somebody has chosen and typed so far, to survive a reload or the end of the session. */
export interface Borrador {
  /** Id of the person: nobody else on the same device gets to see it. */
  dueno: string;
  entrega?: ValoresEntrega;
  /** What the quote was asked for, and goes with the payment. */
  entregas?: Entrega[];
  cotizacion?: Cotizacion;
  pago?: ValoresPago;
  /** The last payment that was sent and its key: the same body again is the same purchase. */
  intento?: { cuerpo: string; clave: string };
}

const KEY = 'tuerca-compra';
// Of the tab, not of the device: it holds a cédula and an address, and goes when the tab is closed.
const AREA = 'session';

/** The person's draft; empty when there is none. A quote of another shape (an older version of the web) is dropped. */
export function readDraft(dueno: string): Borrador {
  const stored = readJson<Borrador>(KEY, AREA);
  if (stored?.dueno !== dueno) return { dueno };
  return { ...stored, cotizacion: Cotizacion.safeParse(stored.cotizacion).data };
}

/** Keeps parts of the person's draft. */
export const patchDraft = (dueno: string, patch: Omit<Partial<Borrador>, 'dueno'>): void =>
  writeJson(KEY, { ...readDraft(dueno), ...patch }, AREA);

/** Forgets the draft, after the purchase. */
export const clearDraft = (): void => writeJson(KEY, null, AREA);
