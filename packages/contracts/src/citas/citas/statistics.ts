import { z } from 'zod';
import { Id } from '../../kernel/fields';
import { Monto } from '../../venezuela/fields';
import { WORKSHOP_STATISTICS_MONTHS } from './rules';

const count = z.number().int().min(0);

/** A client of a workshop; `gastoTotal` in Bs., of completed appointments, each at its own rate. */
export const ClienteTaller = z.object({
  _id: Id,
  nombre: z.string(),
  /** Null for a client without an account. */
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  fotoPerfil: z.string().nullable(),
  /** First appointment here. */
  fechaRegistro: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Completed appointments. */
  totalVisitas: count,
  ultimaVisita: z.iso.datetime().nullable(),
  proximaCita: z.iso.datetime().nullable(),
  gastoTotal: Monto,
  inasistencias: count,
  /** 'Toyota Corolla 2012', the latest first, at most 3. */
  vehiculos: z.array(z.string()),
});
export type ClienteTaller = z.infer<typeof ClienteTaller>;

/** A workshop in figures, by the calendar of Caracas; `ingresos` in Bs., of completed appointments, each at its own rate. */
export const EstadisticasTaller = z.object({
  totales: z.object({ ingresos: Monto, completadas: count, clientes: count }),
  adicionales: z.object({
    totalCitas: count,
    citasPendientes: count,
    /** Not cancelled, of today. */
    citasHoy: count,
    enProceso: count,
    canceladas: count,
    inasistencias: count,
    ingresosMes: Monto,
    ingresosMesAnterior: Monto,
    /** Percent against the month before, rounded; null when nothing was earned then. */
    porcentaje: z.number().int().nullable(),
  }),
  /** 'pendiente' while appointments wait for confirmation. */
  estado: z.enum(['pendiente', 'saludable']),
  /** By date of the appointment, oldest first, the present month last; `completadas` and `ingresos` by date of completion. */
  meses: z
    .array(
      z.object({
        mes: z.string().regex(/^\d{4}-\d{2}$/),
        citas: count,
        completadas: count,
        canceladas: count,
        ingresos: Monto,
      }),
    )
    .length(WORKSHOP_STATISTICS_MONTHS),
  /** By appointments that were not cancelled, in the same months; at most 5. */
  serviciosPopulares: z.array(z.object({ _id: Id, nombre: z.string(), citas: count, ingresos: Monto })),
  /** By completed appointments, in the same months; at most 5. */
  clientesFrecuentes: z.array(z.object({ _id: Id, nombre: z.string(), visitas: count, gastoTotal: Monto })),
});
export type EstadisticasTaller = z.infer<typeof EstadisticasTaller>;
