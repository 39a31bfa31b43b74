import { z } from 'zod';
import { Motivo } from './comments';
import { endpoint } from './endpoint';
import { Id, Meta, paginacion, siNo } from './envelope';

const texto = (minimo: number, mensaje: string, max: number) =>
  z.string(mensaje).trim().min(minimo, mensaje).max(max, `Usa como máximo ${max} caracteres`);

/** A question about a product with the store's answer, public. Clients appear by first name and initial. */
export const Pregunta = z.object({
  _id: Id,
  productoId: Id,
  texto: z.string(),
  usuario: z.object({ _id: Id, nombre: z.string() }),
  respuesta: z.object({ texto: z.string(), fecha: z.iso.datetime() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type Pregunta = z.infer<typeof Pregunta>;
/** A question as the store that has to answer it sees it. */
export const PreguntaTienda = Pregunta.extend({
  producto: z.object({ _id: Id, nombre: z.string(), imagen: z.string().nullable() }),
});
export type PreguntaTienda = z.infer<typeof PreguntaTienda>;

export const NuevaPregunta = z.object({ texto: texto(5, 'Escribe tu pregunta en al menos 5 caracteres', 500) });
export const NuevaRespuesta = z.object({ texto: texto(2, 'Escribe tu respuesta', 1000) });

const porId = z.object({ id: Id });

export const preguntas = {
  list: endpoint({
    method: 'GET',
    path: '/api/products/:id/preguntas',
    access: 'public',
    summary: 'Questions about a product: answered ones first, then newest',
    params: porId,
    query: z.object(paginacion(5, 30)),
    response: z.array(Pregunta),
    meta: Meta,
    errors: ['PRODUCTO_NO_ENCONTRADO'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/products/:id/preguntas',
    access: 'signed-in',
    summary: 'Ask the store about its product',
    params: porId,
    body: NuevaPregunta,
    response: Pregunta,
    status: 201,
    idempotent: true,
    errors: ['PRODUCTO_NO_ENCONTRADO', 'PREGUNTA_PROPIA'],
    limit: 10,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/preguntas/tienda',
    access: ['store'],
    summary: 'Questions about my products, unanswered first',
    query: z.object({ ...paginacion(10), sinResponder: siNo }),
    response: z.array(PreguntaTienda),
    meta: Meta,
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/preguntas/:id/respuesta',
    access: ['store'],
    summary: 'Answer, or change the answer to, a question about my product',
    params: porId,
    body: NuevaRespuesta,
    response: Pregunta,
    errors: ['NO_ENCONTRADO'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/preguntas/:id',
    access: 'signed-in',
    summary: 'Withdraw my question; admins may remove any',
    params: porId,
    response: z.null(),
    errors: ['NO_ENCONTRADO'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/preguntas/:id/report',
    access: 'signed-in',
    summary: 'Report a question or its answer; once per person',
    params: porId,
    body: z.object({ motivo: Motivo }),
    response: z.null(),
    errors: ['NO_ENCONTRADO', 'REPORTE_PROPIO'],
    limit: 20,
  }),
};
