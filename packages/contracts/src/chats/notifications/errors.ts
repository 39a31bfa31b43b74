import { defineErrors, failure } from '../../kernel/error-definition';

/** Errors of registering devices for notices. */
export const NOTICE_ERRORS = defineErrors({
  PUSH_NO_DISPONIBLE: failure(
    409,
    'Todavía no enviamos notificaciones a dispositivos.',
    'The deployment has no VAPID keys.',
    'Set PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY.',
  ),
  PUSH_RECHAZADO: failure(
    400,
    'No pudimos activar las notificaciones en este dispositivo.',
    'The subscription does not lead to a public push service over https.',
    'Subscribe again in the browser.',
  ),
});
