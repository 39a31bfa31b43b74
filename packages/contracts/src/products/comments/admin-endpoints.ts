import { z } from 'zod';
import { endpoint, SAME_LIST_AS_CSV } from '../../kernel/endpoint';
import { idParams, pageQuery } from '../../kernel/fields';
import {
  Moderacion,
  ModeracionMasiva,
  ResenaAdmin,
  resenaFilters,
  ResenasMeta,
  ResultadoMasivo,
} from './admin-schemas';

const admin = { access: ['admin'] } as const;
const COMENTARIOS = '/api/admin/comentarios';

/** Reviews as the administrators moderate them. */
export const commentsAdmin = {
  list: endpoint({
    ...admin,
    method: 'GET',
    path: COMENTARIOS,
    summary: 'Reviews of all, newest first, hidden ones included',
    query: z.object({ ...pageQuery(20), ...resenaFilters }),
    response: z.array(ResenaAdmin),
    meta: ResenasMeta,
  }),
  exportAll: endpoint({
    ...admin,
    method: 'GET',
    path: `${COMENTARIOS}/exportar`,
    summary: SAME_LIST_AS_CSV,
    query: z.object(resenaFilters),
    response: z.unknown(),
    binary: 'text/csv',
    limit: 20,
  }),
  moderate: endpoint({
    ...admin,
    method: 'PUT',
    path: `${COMENTARIOS}/:id/moderar`,
    summary: 'Hide a review or show it again, with the reason; averages follow',
    params: idParams,
    body: Moderacion,
    response: ResenaAdmin,
    errors: ['NO_ENCONTRADO', 'MODERACION_SIN_CAMBIO'],
  }),
  hideMany: endpoint({
    ...admin,
    method: 'PUT',
    path: `${COMENTARIOS}/ocultar`,
    summary: 'Hide several reviews for one reason',
    body: ModeracionMasiva,
    response: ResultadoMasivo,
  }),
};
