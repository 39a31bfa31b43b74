import { z } from 'zod';
import { ESTADOS_PAGO } from '../../payments/payments/states';

/** Most open orders in the answer about a store's held stock, the latest first. */
export const MAX_HELD_ORDERS = 500;

/** Units of one product held by open purchases. */
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
      /** End of the purchase if its payment is not verified. */
      expira: z.iso.datetime(),
    }),
  ),
});
export type HeldStock = z.output<typeof HeldStock>;
