import { defineErrors, failure } from '../../kernel/error-definition';
import { SERVICE_MESSAGES } from './messages';

/** Errors of services. */
export const SERVICE_ERRORS = defineErrors({
  SERVICIO_NO_ENCONTRADO: failure(
    404,
    SERVICE_MESSAGES.notFound,
    'The service does not exist or was withdrawn.',
    'Go back to the list of services.',
  ),
});
