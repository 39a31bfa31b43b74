import { z } from 'zod';
import { endpoint, SAME_LIST_AS_CSV } from '../../kernel/endpoint';
import { Id, idParams, pageQuery, queryBoolean, queryText } from '../../kernel/fields';
import { Moderacion, ModeracionMasiva, Ocultamiento, ResenasMeta, ResultadoMasivo } from '../comments/admin-schemas';
import { Pregunta } from './schemas';

/** A question with its answer as an administrator sees them. */
export const PreguntaAdmin = Pregunta.extend({
  estado: z.enum(['activo', 'oculto']),
  ocultamiento: Ocultamiento.nullable(),
  /** Of the answer alone; null while it is shown, or not there. */
  respuestaOculta: Ocultamiento.nullable(),
  producto: z.object({ _id: Id, nombre: z.string(), imagen: z.string().nullable() }),
  tienda: z.object({ _id: Id, nombre: z.string() }),
  /** The open case about the question or its answer. */
  reporte: z.object({ _id: Id, total: z.number().int() }).nullable(),
});
export type PreguntaAdmin = z.infer<typeof PreguntaAdmin>;

/** Filters of the questions; 'oculto' also finds those whose answer is hidden. */
export const preguntaFilters = {
  estado: z.enum(['activo', 'oculto', 'all']).default('all'),
  reportadas: queryBoolean,
  tienda: Id.optional(),
  autor: Id.optional(),
  q: queryText(60),
};
const admin = { access: ['admin'] } as const;
const PREGUNTAS = '/api/admin/preguntas';

/** Questions and answers as the administrators moderate them. */
export const preguntasAdmin = {
  list: endpoint({
    ...admin,
    method: 'GET',
    path: PREGUNTAS,
    summary: 'Questions of all, newest first, hidden ones included',
    query: z.object({ ...pageQuery(20), ...preguntaFilters }),
    response: z.array(PreguntaAdmin),
    meta: ResenasMeta,
  }),
  exportAll: endpoint({
    ...admin,
    method: 'GET',
    path: `${PREGUNTAS}/exportar`,
    summary: SAME_LIST_AS_CSV,
    query: z.object(preguntaFilters),
    response: z.unknown(),
    binary: 'text/csv',
    limit: 20,
  }),
  moderate: endpoint({
    ...admin,
    method: 'PUT',
    path: `${PREGUNTAS}/:id/moderar`,
    summary: 'Hide a question (or its answer alone) or show it again, with the reason',
    params: idParams,
    body: Moderacion.extend({ que: z.enum(['pregunta', 'respuesta']).default('pregunta') }),
    response: PreguntaAdmin,
    errors: ['NO_ENCONTRADO', 'MODERACION_SIN_CAMBIO'],
  }),
  hideMany: endpoint({
    ...admin,
    method: 'PUT',
    path: `${PREGUNTAS}/ocultar`,
    summary: 'Hide several questions for one reason',
    body: ModeracionMasiva,
    response: ResultadoMasivo,
  }),
};
