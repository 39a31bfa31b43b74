import { z } from 'zod';
import { Monto } from '../venezuela/fields';
import { ADMIN_STATISTICS_MONTHS, PRIORIDADES, STATISTICS_DAYS } from './rules';

const count = z.number().int().min(0);
/** Percent against the month before, rounded; null when there was nothing to compare with. */
const porcentaje = z.number().int().nullable();
/** May be negative: a month can take back more than came in. */
const saldo = z.number().finite();

/** Something that needs an administrator, and the page on which to act. */
export const Alerta = z.object({
  id: z.string(),
  prioridad: z.enum(PRIORIDADES),
  titulo: z.string(),
  mensaje: z.string(),
  fecha: z.iso.datetime(),
  ruta: z.string(),
});
export type Alerta = z.infer<typeof Alerta>;

/**
 * The platform in figures. Users, stores and workshops are all there are, against how many there were when the month of Caracas
 * began; orders and income of this month stand against those of the month before. Income in Bs. is what the platform itself
 * earns: commissions less those given back, confirmed subscriptions, and what else there is, less what it bore of payments.
 */
export const Estadisticas = z.object({
  usuarios: z.object({ total: count, nuevos: count, porcentaje }),
  tiendas: z.object({ total: count, activas: count, porcentaje }),
  talleres: z.object({ total: count, activos: count, porcentaje }),
  /** `mes`: those of this month. */
  pedidos: z.object({ total: count, mes: count, pendientes: count, completados: count, porcentaje }),
  /**
   * `otros`: neither of the two; nothing earns it today, so it is 0. `faltantes`: shortfall of payments that were
   * accepted all the same (at most 0, but for orders cancelled later); included in `total`.
   */
  ingresos: z.object({
    total: saldo,
    comisiones: saldo,
    suscripciones: Monto,
    otros: Monto,
    faltantes: saldo,
    porcentaje,
  }),
  alertas: z.array(Alerta),
  /** By the calendar of Caracas, oldest first. `ventas` in Bs. is what was paid for orders of that time and not given back. */
  meses: z
    .array(z.object({ mes: z.string().regex(/^\d{4}-\d{2}$/), pedidos: count, ventas: Monto, ingresos: saldo }))
    .length(ADMIN_STATISTICS_MONTHS),
  dias: z.array(z.object({ dia: z.iso.date(), pedidos: count, ventas: Monto })).length(STATISTICS_DAYS),
  /** Time of reading. */
  fecha: z.iso.datetime(),
});
export type Estadisticas = z.infer<typeof Estadisticas>;
