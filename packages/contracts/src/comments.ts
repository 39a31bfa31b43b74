import { z } from 'zod';
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

const contenido = {
  texto: z.string('El comentario debe tener al menos 2 caracteres').trim().min(RESENA_MIN, 'El comentario debe tener al menos 2 caracteres').max(2000, 'El comentario puede tener hasta 2000 caracteres'),
  valoracion: z.number('Debes asignar una valoración (1-5 estrellas)').int('Debes asignar una valoración (1-5 estrellas)').min(1, 'Debes asignar una valoración (1-5 estrellas)').max(5, 'Debes asignar una valoración (1-5 estrellas)'),
};
export const ContenidoResena = z.object(contenido);
const objetivo = { usuarioObjetivoId: Id.optional(), productoObjetivoId: Id.optional() };
const unObjetivo = (valor: { usuarioObjetivoId?: string; productoObjetivoId?: string }) => !valor.usuarioObjetivoId !== !valor.productoObjetivoId;
/** A new review of exactly one user (store, workshop) or product. */
export const NuevaResena = z.object({ ...contenido, ...objetivo }).refine(unObjetivo, 'Indica qué quieres reseñar');

export const comments = {
  list: endpoint({ method: 'GET', path: '/api/comments', access: 'public', summary: 'Active reviews of one user or product', query: z.object({ ...paginacion(10), ...objetivo, estado: z.enum(['activo']).optional(), sort: z.enum(['-createdAt', 'createdAt', '-valoracion', 'valoracion']).default('-createdAt') }).refine(unObjetivo, 'Indica de qué quieres leer reseñas'), response: z.array(Resena), meta: Meta }),
  create: endpoint({ method: 'POST', path: '/api/comments', access: 'signed-in', summary: 'Review a store, workshop or product; one per user and target', body: NuevaResena, response: Resena, status: 201, idempotent: true, errors: ['RESENA_REPETIDA', 'RESENA_PROPIA', 'NO_ENCONTRADO'], limit: 20 }),
};
