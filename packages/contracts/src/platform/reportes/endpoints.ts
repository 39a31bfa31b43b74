import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { idParams } from '../../kernel/fields';
import { DecisionReportada, NuevaApelacion, ReporteNuevo, REPORTS_OF_ACCOUNT } from './schemas';
import { APPEAL_DAYS } from './states';

/** Reports to the administrators, and their decisions as the author reads them. */
export const reportes = {
  create: endpoint({
    method: 'POST',
    path: '/api/reportes',
    access: 'signed-in',
    summary: 'Report anything that I can see and that is not mine; once per person and thing',
    body: ReporteNuevo,
    response: z.null(),
    errors: ['NO_ENCONTRADO', 'REPORTE_PROPIO', 'DEMASIADAS_SOLICITUDES'],
    limit: 20,
    accountLimit: REPORTS_OF_ACCOUNT,
  }),
  decision: endpoint({
    method: 'GET',
    path: '/api/reportes/:id/decision',
    access: 'signed-in',
    summary: 'What was decided about something of mine; who reported it is never told',
    params: idParams,
    response: DecisionReportada,
    errors: ['REPORTE_NO_ENCONTRADO'],
  }),
  appeal: endpoint({
    method: 'POST',
    path: '/api/reportes/:id/apelacion',
    access: 'signed-in',
    summary: `Answer a decision against me, once and within ${APPEAL_DAYS} days`,
    params: idParams,
    body: NuevaApelacion,
    response: DecisionReportada,
    errors: ['REPORTE_NO_ENCONTRADO', 'APELACION_NO_PERMITIDA'],
    limit: 20,
  }),
};
