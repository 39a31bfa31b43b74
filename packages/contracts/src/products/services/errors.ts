import { defineErrors, failure } from '../../kernel/error-definition';

/** Errors of services. */
export const SERVICE_ERRORS = defineErrors({
  SERVICIO_NO_ENCONTRADO: failure(
    404,
    'No encontramos este servicio.',
    'The service does not exist or was withdrawn.',
    'Go back to the list of services.',
  ),
});
