import { z } from 'zod';
import { TipoVehiculo } from '../garaje/fields';
import { queryText } from '../kernel/fields';
import { businessFields, businessQuery } from '../negocios/schemas';

/** A workshop as the public sees it. */
export const Taller = z.object({
  ...businessFields,
  nombreTaller: z.string(),
  especialidades: z.array(z.string()),
  tiposVehiculos: z.array(z.string()),
  calificacion: z.number(),
});
export type Taller = z.infer<typeof Taller>;
/** Filters of the list of workshops. */
export const WorkshopQuery = z.object({
  ...businessQuery,
  especialidad: queryText(60),
  tipoVehiculo: TipoVehiculo.optional(),
});
