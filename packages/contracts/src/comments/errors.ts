import { defineErrors, failure } from '../kernel/error-definition';

/** Errors of reviews. */
export const REVIEW_ERRORS = defineErrors({
  RESENA_REPETIDA: failure(
    409,
    'Ya dejaste una reseña aquí. Puedes editarla.',
    'One review per user and target.',
    'Edit the existing one.',
  ),
  RESENA_PROPIA: failure(409, 'No puedes dejar una reseña sobre ti.', 'The author is the target or owns it.', '-'),
});
