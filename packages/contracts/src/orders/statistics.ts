import { z } from 'zod';
import { Monto } from '../venezuela/fields';

/** Months that a client's statistics cover, the present one included. */
export const STATISTICS_MONTHS = 6;
const count = z.number().int().min(0);

/** What a client has bought. Amounts in Bs., each order at its own rate; only orders whose payment is confirmed count as spent. */
export const EstadisticasCliente = z.object({
  pedidos: z.object({
    total: count,
    /** Neither delivered nor cancelled. */
    enCurso: count,
  }),
  gasto: z.object({
    mes: Monto,
    mesAnterior: Monto,
    /** Percent against the month before, rounded; null when nothing was spent then. */
    porcentaje: z.number().int().nullable(),
  }),
  /** By the calendar of Caracas ('2026-11'), oldest first; the present month is the last one. */
  meses: z
    .array(z.object({ mes: z.string().regex(/^\d{4}-\d{2}$/), pedidos: count, total: Monto }))
    .length(STATISTICS_MONTHS),
});
export type EstadisticasCliente = z.infer<typeof EstadisticasCliente>;
