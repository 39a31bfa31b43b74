import { z } from 'zod';
import { ESTADOS_CITA } from '../../citas/citas/states';
import { Id } from '../../kernel/fields';
import { OrderStanding } from '../../orders/orders/standing-schema';
import { Monto } from '../../venezuela/fields';
import { CLIENT_STATISTICS_MONTHS, LATEST_COUNT } from './rules';

const count = z.number().int().min(0);
/** Percent against the month before, rounded; null when there was nothing then. */
const change = z.number().int().nullable();

/** An order among the latest ones; `total` in Bs. */
const UltimaCompra = OrderStanding.extend({
  _id: Id,
  numero: z.string(),
  fecha: z.iso.datetime(),
  total: Monto,
  tienda: z.object({ nombre: z.string() }),
});
/** An appointment to come; `fecha` is its instant. */
const CitaPendiente = z.object({
  _id: Id,
  fecha: z.iso.datetime(),
  estado: z.enum(ESTADOS_CITA),
  servicio: z.object({ nombre: z.string() }),
  taller: z.object({ nombre: z.string() }),
});

/** Purchases of a client in figures. Amounts in Bs., each order at its own rate; only confirmed payments count as spent. */
const Purchases = z.object({
  /** `pendientes` are neither delivered nor cancelled, `completados` delivered; `enCurso` is the same as `pendientes`. */
  pedidos: z.object({ total: count, pendientes: count, completados: count, enCurso: count, porcentaje: change }),
  gasto: z.object({ mes: Monto, mesAnterior: Monto, porcentaje: change }),
  /** By the calendar of Caracas ('2026-11'), oldest first; the present month is the last one. */
  meses: z
    .array(z.object({ mes: z.string().regex(/^\d{4}-\d{2}$/), pedidos: count, total: Monto }))
    .length(CLIENT_STATISTICS_MONTHS),
});
export type PurchaseFigures = z.infer<typeof Purchases> & { deliveries: number };

/** Everything that the client's first screen shows in figures. */
export const EstadisticasCliente = Purchases.extend({
  /** `nuevos` were marked in the last seven days; `tiendas` sell the marked products. */
  favoritos: z.object({ total: count, nuevos: count, productos: count, tiendas: count }),
  /** Appointments that were not cancelled, orders that were sent to an address, and tows: those are asked for in the mobile app alone. */
  servicios: z.object({ mecanicos: count, delivery: count, grua: count }),
  /** This month, and against the month before. */
  gastosRecientes: z.object({ total: Monto, porcentaje: change }),
  ultimasCompras: z.array(UltimaCompra).max(LATEST_COUNT),
  citasPendientes: z.array(CitaPendiente).max(LATEST_COUNT),
});
export type EstadisticasCliente = z.infer<typeof EstadisticasCliente>;
