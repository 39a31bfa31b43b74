import { z } from 'zod';
import { Monto } from '../../venezuela/fields';
import { Pedido, ResumenPedidos } from '../orders/schemas';
import { OrderStanding } from '../orders/standing-schema';

/** Months that a store's figures cover, the present one included. */
export const DASHBOARD_MONTHS = 6;
/** Orders that the dashboard lists. */
export const RECENT_ORDERS = 5;

const count = z.number().int().min(0);
/** Percent against the month before, rounded; null without a month to compare with. */
const porcentaje = z.number().int().nullable();

/**
 * A store's figures. Orders and income are those of the present month of Caracas against the month before; products and
 * customers are all there are, against how many there were when the month began. Income in Bs. is what was paid and not given back.
 */
export const EstadisticasTienda = z.object({
  pedidos: z.object({ total: count, porcentaje }),
  ingresos: z.object({ total: Monto, porcentaje }),
  productos: z.object({ total: count, porcentaje }),
  clientes: z.object({ total: count, porcentaje }),
  pedidosRecientes: z.array(
    OrderStanding.extend(Pedido.pick({ _id: true, numero: true, fecha: true, total: true }).shape).extend({
      cliente: z.string(),
    }),
  ),
  /** Orders at each step. */
  porHacer: ResumenPedidos,
  estadoInventario: z.object({ saludable: z.boolean(), mensaje: z.string(), agotados: count, bajos: count }),
  /** By the calendar of Caracas ('2026-11'), oldest first; the present month is the last one. */
  meses: z
    .array(z.object({ mes: z.string().regex(/^\d{4}-\d{2}$/), pedidos: count, ingresos: Monto }))
    .length(DASHBOARD_MONTHS),
});
export type EstadisticasTienda = z.infer<typeof EstadisticasTienda>;
