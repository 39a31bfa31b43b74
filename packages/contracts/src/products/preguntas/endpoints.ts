import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams, pageQuery, queryBoolean } from '../../kernel/fields';
import { NuevoReporte, REPORTS_OF_ACCOUNT } from '../../platform/reportes/schemas';
import { QUESTION_MESSAGES } from './messages';
import { NuevaPregunta, NuevaRespuesta, Pregunta, PreguntaOculta, StorePregunta } from './schemas';

/** Questions about products and their answers. */
export const preguntas = {
  list: endpoint({
    method: 'GET',
    path: '/api/products/:id/preguntas',
    access: 'public',
    summary: 'Questions about a product: answered ones first, then newest',
    params: idParams,
    query: z.object(pageQuery(5, 30)),
    response: z.array(Pregunta),
    meta: Meta,
    errors: ['PRODUCTO_NO_ENCONTRADO'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/products/:id/preguntas',
    access: 'signed-in',
    summary: 'Ask the store about its product',
    params: idParams,
    body: NuevaPregunta,
    response: Pregunta,
    status: 201,
    idempotent: true,
    errors: ['PRODUCTO_NO_ENCONTRADO', 'PREGUNTA_PROPIA', 'DEMASIADAS_SOLICITUDES'],
    limit: 10,
    accountLimit: { name: 'preguntas', perHour: 20, message: QUESTION_MESSAGES.tooMany },
  }),
  hidden: endpoint({
    method: 'GET',
    path: '/api/products/:id/preguntas/ocultas',
    access: 'signed-in',
    capability: 'cuenta',
    summary: 'My questions about a product, or my answers, that the administrators keep hidden',
    params: idParams,
    response: z.array(PreguntaOculta),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/preguntas/tienda',
    access: ['store'],
    capability: 'preguntas',
    summary: 'Questions about my products, unanswered first',
    query: z.object({ ...pageQuery(10), sinResponder: queryBoolean }),
    response: z.array(StorePregunta),
    meta: Meta,
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/preguntas/:id/respuesta',
    access: ['store'],
    capability: 'preguntas',
    summary: 'Answer, or change the answer to, a question about my product',
    params: idParams,
    body: NuevaRespuesta,
    response: Pregunta,
    errors: ['NO_ENCONTRADO', 'RESPUESTA_OCULTA'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/preguntas/:id',
    access: 'signed-in',
    summary: 'Withdraw my question; admins may remove any',
    params: idParams,
    response: z.null(),
    errors: ['NO_ENCONTRADO'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/preguntas/:id/report',
    access: 'signed-in',
    summary: 'Report a question or its answer; once per person',
    params: idParams,
    body: NuevoReporte,
    response: z.null(),
    errors: ['NO_ENCONTRADO', 'REPORTE_PROPIO', 'DEMASIADAS_SOLICITUDES'],
    limit: 20,
    accountLimit: REPORTS_OF_ACCOUNT,
  }),
};
