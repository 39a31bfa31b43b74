import { z } from 'zod';
import { ESTADOS_PAGO } from '../../payments/payments/states';

/** Most open orders of a store that its held stock is told of, the latest first. */
export const MAX_HELD_ORDERS = 500;

/** What open purchases hold of one product of a store. */
export const HeldStock = z.object({
  productoId: z.string(),
  nombre: z.string(),
  unidades: z.number().int(),
  pedidos: z.array(
    z.object({
      _id: z.string(),
      numero: z.string(),
      cliente: z.string(),
      cantidad: z.number().int(),
      fecha: z.iso.datetime(),
      estadoPago: z.enum(ESTADOS_PAGO),
      /** When the purchase ends by itself if its payment is not verified. */
      expira: z.iso.datetime(),
    }),
  ),
});
export type HeldStock = z.output<typeof HeldStock>;
