import { defineErrors, failure, REMEDIES } from '../../kernel/error-definition';

/** Errors of reporting. */
export const REPORT_ERRORS = defineErrors({
  REPORTE_PROPIO: failure(
    409,
    'No puedes reportar lo que escribiste. Puedes editarlo o eliminarlo.',
    'The author reports herself.',
    '-',
  ),
  REPORTE_NO_ENCONTRADO: failure(
    404,
    'No encontramos este reporte.',
    'There is no such report, or it is about somebody else.',
    REMEDIES.backToList,
  ),
  REPORTE_RESUELTO: failure(
    409,
    'Otra persona ya resolvió este reporte.',
    'Another administrator was faster.',
    'Read it again.',
  ),
  REPORTE_TOMADO: failure(
    409,
    'Otra persona está revisando este reporte.',
    'Another administrator has taken it.',
    'Wait for her, or take it over.',
  ),
  APELACION_NO_PERMITIDA: failure(
    409,
    'Ya no puedes responder esta decisión.',
    'It was answered before, its time is over, or nothing was decided against its author.',
    '-',
  ),
  APELACION_RESUELTA: failure(
    409,
    'Esta respuesta ya fue resuelta.',
    'Another administrator was faster, or there is no answer.',
    'Read it again.',
  ),
});
