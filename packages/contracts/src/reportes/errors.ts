import { defineErrors, failure } from '../kernel/error-definition';

/** Errors of reporting. */
export const REPORT_ERRORS = defineErrors({
  REPORTE_PROPIO: failure(
    409,
    'No puedes reportar lo que escribiste. Puedes editarlo o eliminarlo.',
    'The author reports herself.',
    '-',
  ),
});
