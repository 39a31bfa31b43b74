import { z } from 'zod';
import { CAMPOS } from './campos';
import { endpoint } from './endpoint';
import { Id, Meta, paginacion } from './envelope';

export const RESENA_MIN = 2;

/** A review. `verificada` when a delivered order or completed appointment stands behind it; only those count in averages. */
export const Resena = z.object({
  _id: Id,
  texto: z.string(),
  valoracion: z.number().int().min(1).max(5),
  usuario: z.object({ _id: Id, nombre: z.string(), fotoPerfil: z.string().nullable() }),
  verificada: z.boolean(),
  estado: z.enum(['activo', 'oculto']),
  createdAt: z.iso.datetime(),
  usuarioObjetivoId: Id.nullish(),
  productoObjetivoId: Id.nullish(),
});
export type Resena = z.infer<typeof Resena>;

/** Why somebody reports a review, a question or an answer. */
export const MOTIVO_MIN = 3;
export const Motivo = z
  .string('Cuéntanos el motivo')
  .trim()
  .min(MOTIVO_MIN, 'Cuéntanos el motivo en al menos 3 caracteres')
  .max(500, 'El motivo puede tener hasta 500 caracteres');

const contenido = {
  texto: z
    .string(CAMPOS.comentario)
    .trim()
    .min(RESENA_MIN, CAMPOS.comentario)
    .max(2000, 'El comentario puede tener hasta 2000 caracteres'),
  valoracion: z.number(CAMPOS.valoracion).int(CAMPOS.valoracion).min(1, CAMPOS.valoracion).max(5, CAMPOS.valoracion),
};
export const ContenidoResena = z.object(contenido);
const objetivo = { usuarioObjetivoId: Id.optional(), productoObjetivoId: Id.optional() };
const unObjetivo = (valor: { usuarioObjetivoId?: string; productoObjetivoId?: string }) =>
  !valor.usuarioObjetivoId !== !valor.productoObjetivoId;
/** A new review of exactly one user (store, workshop) or product. */
export const NuevaResena = z.object({ ...contenido, ...objetivo }).refine(unObjetivo, 'Indica qué quieres reseñar');

const porId = z.object({ id: Id });

export const comments = {
  list: endpoint({
    method: 'GET',
    path: '/api/comments',
    access: 'public',
    summary: 'Active reviews of one user or product',
    query: z
      .object({
        ...paginacion(10),
        ...objetivo,
        estado: z.enum(['activo']).optional(),
        sort: z.enum(['-createdAt', 'createdAt', '-valoracion', 'valoracion']).default('-createdAt'),
      })
      .refine(unObjetivo, 'Indica de qué quieres leer reseñas'),
    response: z.array(Resena),
    meta: Meta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/comments',
    access: 'signed-in',
    summary: 'Review a store, workshop or product; one per user and target',
    body: NuevaResena,
    response: Resena,
    status: 201,
    idempotent: true,
    errors: ['RESENA_REPETIDA', 'RESENA_PROPIA', 'NO_ENCONTRADO'],
    limit: 20,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/comments/:id',
    access: 'public',
    summary: 'One active review',
    params: porId,
    response: Resena,
    errors: ['NO_ENCONTRADO'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/comments/:id',
    access: 'signed-in',
    summary: 'Rewrite my review; the average follows',
    params: porId,
    body: ContenidoResena,
    response: Resena,
    errors: ['NO_ENCONTRADO'],
    limit: 20,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/comments/:id',
    access: 'signed-in',
    summary: 'Delete my review; admins may delete any',
    params: porId,
    response: z.null(),
    errors: ['NO_ENCONTRADO'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/comments/:id/report',
    access: 'signed-in',
    summary: 'Report a review to the administrators; once per person',
    params: porId,
    body: z.object({ motivo: Motivo }),
    response: z.null(),
    errors: ['NO_ENCONTRADO', 'REPORTE_PROPIO'],
    limit: 20,
  }),
};
