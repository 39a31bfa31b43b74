import { defineErrors, failure } from '../../kernel/error-definition';

/** Errors of reviews. */
export const REVIEW_ERRORS = defineErrors({
  RESENA_REPETIDA: failure(
    409,
    'Ya dejaste una reseña aquí. Puedes editarla.',
    'One review per user and target.',
    'Edit the existing one.',
  ),
  MODERACION_SIN_CAMBIO: failure(
    409,
    'Ya estaba así. Otra persona pudo cambiarlo antes.',
    'It is hidden already, or shown already.',
    'Read it again.',
  ),
  RESENA_PROPIA: failure(409, 'No puedes dejar una reseña sobre ti.', 'The author is the target or owns it.', '-'),
});
