import { z } from 'zod';
import { Meta } from '../../kernel/envelope';
import { Id, queryBoolean, queryText, requiredReason } from '../../kernel/fields';
import { setOf } from '../../kernel/lists';
import { dayQuery } from '../../venezuela/day-range';
import { MODERATION_MESSAGES } from './messages';
import { OBJETIVOS_RESENA } from './rules';
import { Resena } from './schemas';

/** Most reviews that one call hides. */
const MAX_HIDDEN_AT_ONCE = 50;
const count = z.number().int().min(0);

/** Hides something or shows it again; the author reads `motivo`. */
export const Moderacion = z.object({
  estado: z.enum(['activo', 'oculto'], MODERATION_MESSAGES.stateInvalid),
  motivo: requiredReason(MODERATION_MESSAGES.reasonMissing),
});
export type Moderacion = z.output<typeof Moderacion>;
/** Hides many at once, for one reason. */
export const ModeracionMasiva = z.object({
  ids: setOf(Id, MAX_HIDDEN_AT_ONCE, `Puedes ocultar hasta ${MAX_HIDDEN_AT_ONCE} a la vez`).min(
    1,
    'Elige al menos una',
  ),
  motivo: requiredReason(MODERATION_MESSAGES.reasonMissing),
});
/** Result for many at once: how many changed, and how many already were so or are gone. */
export const ResultadoMasivo = z.object({ cambiadas: count, sinCambio: count });

/** Reason and time of hiding. */
export const Ocultamiento = z.object({ motivo: z.string(), fecha: z.iso.datetime() });

/** A review as an administrator sees it. */
export const ResenaAdmin = Resena.extend({
  objetivo: z.object({
    tipo: z.enum(OBJETIVOS_RESENA),
    _id: Id,
    nombre: z.string(),
    /** The page that shows it. */
    ruta: z.string(),
  }),
  ocultamiento: Ocultamiento.nullable(),
  /** The open case about it; null without reports. */
  reporte: z.object({ _id: Id, total: count }).nullable(),
});
export type ResenaAdmin = z.infer<typeof ResenaAdmin>;

/** Filters of the reviews; dates by Caracas days, both included. */
export const resenaFilters = {
  estado: z.enum(['activo', 'oculto', 'all']).default('all'),
  reportadas: queryBoolean,
  valoracion: z.coerce.number().int().min(1).max(5).optional(),
  verificada: queryBoolean,
  objetivo: z.enum(OBJETIVOS_RESENA).optional(),
  autor: Id.optional(),
  desde: dayQuery,
  hasta: dayQuery,
  q: queryText(60),
};
/** Number of each. */
export const ResenasMeta = Meta.extend({ cuentas: z.object({ activo: count, oculto: count, reportadas: count }) });
