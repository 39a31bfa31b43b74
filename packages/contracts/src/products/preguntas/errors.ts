import { defineErrors, failure } from '../../kernel/error-definition';

/** Errors of questions. */
export const QUESTION_ERRORS = defineErrors({
  PREGUNTA_PROPIA: failure(
    409,
    'Este producto es tuyo. Las preguntas son para tus compradores.',
    'The store asks about its own product.',
    '-',
  ),
  RESPUESTA_OCULTA: failure(
    409,
    'La administración ocultó tu respuesta. Puedes leer el motivo en el producto.',
    'A hidden answer cannot be written anew by its store.',
    'Answer the decision instead.',
  ),
});
