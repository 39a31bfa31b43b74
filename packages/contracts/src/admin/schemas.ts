import { z } from 'zod';
import { type ClavePaso, PASOS } from './first-steps';

const count = z.number().int().min(0);

/** Number of items waiting for an administrator, by queue. */
export const Pendientes = z.object({
  /** Payments that nobody has confirmed or rejected. */
  pagos: count,
  /** Sums that are to be sent back to clients. */
  saldos: count,
  /** Orders and appointments of accounts that no longer fulfil them. */
  asuntos: count,
  /** Reports that nobody has settled. */
  reportes: count,
  /** New stores, and workshops, that nobody has decided on. */
  tiendas: count,
  talleres: count,
  /** Payments of memberships that nobody has confirmed or rejected. */
  membresias: count,
});
export type Pendientes = z.infer<typeof Pendientes>;

/** One step: whether it is done, and a sentence about its state. */
export const Paso = z.object({
  clave: z.enum(Object.keys(PASOS) as [ClavePaso, ...ClavePaso[]]),
  hecho: z.boolean(),
  texto: z.string(),
});
export type Paso = z.infer<typeof Paso>;
