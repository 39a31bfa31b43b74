import { z } from 'zod';
import { Id, requiredLines } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';

/** Shortest text of a review, in characters. */
export const MIN_REVIEW_LENGTH = 2;

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
  texto: requiredLines((min) => `El comentario debe tener al menos ${min} caracteres`, 2000, {
    min: MIN_REVIEW_LENGTH,
    tooLong: 'El comentario puede tener hasta 2000 caracteres',
  }),
  valoracion: z
    .number(FIELD_MESSAGES.valoracion)
    .int(FIELD_MESSAGES.valoracion)
    .min(1, FIELD_MESSAGES.valoracion)
    .max(5, FIELD_MESSAGES.valoracion),
};
/** Text and stars of a review. */
export const ReviewContent = z.object(reviewContent);
/** Target of a review: a user or a product. */
export const reviewTarget = { usuarioObjetivoId: Id.optional(), productoObjetivoId: Id.optional() };
/** True when exactly one target is named. */
export const hasOneTarget = (value: { usuarioObjetivoId?: string; productoObjetivoId?: string }) =>
  !value.usuarioObjetivoId !== !value.productoObjetivoId;
/** A new review of exactly one user (store, workshop) or product. */
export const NuevaResena = z
  .object({ ...reviewContent, ...reviewTarget })
  .refine(hasOneTarget, 'Indica qué quieres reseñar');
/** My own review of something that the administrators have hidden, with the reason. */
export const ResenaOculta = Resena.extend({ motivo: z.string() });
export type ResenaOculta = z.infer<typeof ResenaOculta>;
