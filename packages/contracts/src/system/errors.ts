import { defineErrors, failure } from '../kernel/error-definition';

/** Errors of the rate and the configuration. */
export const SYSTEM_ERRORS = defineErrors({
  TASA_NO_DISPONIBLE: failure(
    503,
    'La tasa del día no está disponible. Intenta en unos minutos.',
    'No exchange rate is configured.',
    'An admin sets it under tarifas.',
  ),
  TASA_SALTO: failure(
    409,
    'La tasa cambia más de 15 %. Confirma que es correcta.',
    'Rate jump over 15 %.',
    'Send confirmar: true.',
  ),
  CONFIG_NO_ENCONTRADA: failure(404, 'Configuración no encontrada', 'No such entry.', 'Check the name.'),
});
