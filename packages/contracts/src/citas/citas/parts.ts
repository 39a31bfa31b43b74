import { z } from 'zod';
import { Id } from '../../kernel/fields';
import { OrderStanding } from '../../orders/orders/standing-schema';
import type { EstadoPedido } from '../../orders/orders/states';
import { PARTS_PROBLEMS } from './states';

/** Hours before an appointment at which the parts of its purchase have to be there; later they are late. */
export const PARTS_LATE_HOURS = 12;

/** The orders whose parts an appointment mounts; amounts are between client and stores. */
export const RepuestosCita = z.object({
  orderNumber: z.string(),
  /** The stores deliver at the workshop. */
  enTaller: z.boolean(),
  problema: z.enum(PARTS_PROBLEMS).nullable(),
  pedidos: z.array(
    OrderStanding.extend({
      _id: Id,
      numero: z.string(),
      tienda: z.string(),
      /** It is this order that is delivered at the workshop. */
      enTaller: z.boolean(),
      items: z.array(z.object({ nombre: z.string(), cantidad: z.number().int(), imagen: z.string().nullable() })),
    }),
  ),
});
export type RepuestosCita = z.infer<typeof RepuestosCita>;

/** Whether an order's parts are where they are mounted from: delivered, or waiting at the counter for who picks them up. */
export const partsArrived = ({ estado, tipoEntrega }: { estado: EstadoPedido; tipoEntrega: string }): boolean =>
  estado === 'entregado' || (estado === 'enviado' && tipoEntrega === 'retiro');
/** Whether the parts of some order of a purchase are still to come. */
export const partsMissing = (orders: readonly { estado: EstadoPedido; tipoEntrega: string }[]): boolean =>
  orders.some((order) => order.estado !== 'cancelado' && !partsArrived(order));
