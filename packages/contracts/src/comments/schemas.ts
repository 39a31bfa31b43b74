import { z } from 'zod';
import { Id } from '../kernel/fields';
import { CAMPOS } from '../kernel/messages';

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

const reviewContent = {
  texto: z
    .string(CAMPOS.comentario)
    .trim()
    .min(RESENA_MIN, CAMPOS.comentario)
    .max(2000, 'El comentario puede tener hasta 2000 caracteres'),
  valoracion: z.number(CAMPOS.valoracion).int(CAMPOS.valoracion).min(1, CAMPOS.valoracion).max(5, CAMPOS.valoracion),
};
export const ContenidoResena = z.object(reviewContent);
export const target = { usuarioObjetivoId: Id.optional(), productoObjetivoId: Id.optional() };
export const oneTarget = (valor: { usuarioObjetivoId?: string; productoObjetivoId?: string }) =>
  !valor.usuarioObjetivoId !== !valor.productoObjetivoId;
/** A new review of exactly one user (store, workshop) or product. */
export const NuevaResena = z.object({ ...reviewContent, ...target }).refine(oneTarget, 'Indica qué quieres reseñar');
