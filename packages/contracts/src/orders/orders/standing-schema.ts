import { z } from 'zod';
import { ESTADOS_PAGO, METODOS_PAGO } from '../../payments/payments/states';
import { ESTADOS_PEDIDO, SUBESTADOS } from './states';

/** Fields of an order that decide the word for its state. */
export const OrderStanding = z.object({
  estado: z.enum(ESTADOS_PEDIDO),
  subestado: z.enum(SUBESTADOS).nullish(),
  estadoPago: z.enum(ESTADOS_PAGO),
  metodoPago: z.enum(METODOS_PAGO),
  tipoEntrega: z.enum(['delivery', 'retiro']),
});
export type OrderStanding = z.infer<typeof OrderStanding>;
