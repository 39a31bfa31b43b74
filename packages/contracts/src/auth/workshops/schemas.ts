import { z } from 'zod';
import { queryText } from '../../kernel/fields';
import { TipoVehiculoField } from '../../venezuela/fields';
import { Excepcion } from '../negocios/horario';
import { businessFields, businessQuery } from '../negocios/schemas';
import { ownBusiness } from '../negocios/settings';
import { ownAccount } from '../users/schemas';

/** A workshop as the public sees it. */
export const Taller = z.object({
  ...businessFields,
  nombreTaller: z.string(),
  especialidades: z.array(z.string()),
  tiposVehiculos: z.array(z.string()),
  calificacion: z.number(),
  /** Days of the next week, today included, whose hours are not their weekday's. */
  excepciones: z.array(Excepcion),
});
export type Taller = z.infer<typeof Taller>;
/** Filters of the list of workshops. */
export const WorkshopQuery = z.object({
  ...businessQuery,
  especialidad: queryText(60),
  tipoVehiculo: TipoVehiculoField.optional(),
});
/** A workshop as its owner reads it in the settings. */
export const OwnTaller = ownAccount.extend({
  workshop: z.object({
    ...ownBusiness,
    nombreTaller: z.string(),
    especialidades: z.array(z.string()),
    tiposVehiculos: z.array(z.string()),
    /** The RIF. */ registro: z.string(),
  }),
});
export type OwnTaller = z.infer<typeof OwnTaller>;
