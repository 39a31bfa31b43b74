import { defineErrors, failure } from '../../kernel/error-definition';

/** Errors of the check of new businesses. */
export const NEGOCIO_ERRORS = defineErrors({
  REVISION_DECIDIDA: failure(
    409,
    'Otra persona ya decidió sobre este negocio. Mira cómo quedó.',
    'The review is no longer in the state that the administrator saw.',
    'Load the business again and decide on what it is now.',
  ),
  NEGOCIO_CAMBIO: failure(
    409,
    'Este negocio cambió mientras lo veías. Mira cómo quedó.',
    'It is paused, featured or verified already, or no longer, or is not approved.',
    'Load the business again.',
  ),
  NEGOCIO_ELIMINADO: failure(
    409,
    'Este negocio se eliminó con su cuenta. Ya no se puede cambiar.',
    'The account of the store or workshop was deleted.',
    'Nothing can be done with it; read it as it is.',
  ),
  REVISION_NO_RECHAZADA: failure(
    409,
    'Solo puedes enviar de nuevo un negocio que no fue aprobado.',
    'The review is pending or approved.',
    'Read the state of the review again.',
  ),
});
