import { z } from 'zod';
import { endpoint, SAME_LIST_AS_CSV } from '../../kernel/endpoint';
import { idParams, pageQuery } from '../../kernel/fields';
import {
  CasoReporte,
  CasoReporteDetalle,
  reporteFilters,
  ReportesMeta,
  ResolverApelacion,
  ResolverReporte,
  TomarReporte,
} from './admin-schemas';

const admin = { access: ['admin'] } as const;
const REPORTES = '/api/admin/reportes';
const step = { ...admin, method: 'PUT', params: idParams, response: CasoReporteDetalle } as const;

/** Reports grouped by their object, and decisions on them. */
export const reportesAdmin = {
  list: endpoint({
    ...admin,
    method: 'GET',
    path: REPORTES,
    summary: 'What was reported: open cases oldest first, settled ones newest first',
    query: z.object({ ...pageQuery(20), ...reporteFilters }),
    response: z.array(CasoReporte),
    meta: ReportesMeta,
  }),
  exportAll: endpoint({
    ...admin,
    method: 'GET',
    path: `${REPORTES}/exportar`,
    summary: SAME_LIST_AS_CSV,
    query: z.object(reporteFilters),
    response: z.unknown(),
    binary: 'text/csv',
    limit: 20,
  }),
  get: endpoint({
    ...admin,
    method: 'GET',
    path: `${REPORTES}/:id`,
    summary: 'One case: its reports, the thing as it stood and as it is, and the history of its author',
    params: idParams,
    response: CasoReporteDetalle,
    errors: ['REPORTE_NO_ENCONTRADO'],
  }),
  take: endpoint({
    ...step,
    path: `${REPORTES}/:id/tomar`,
    summary: 'Take a case, so that the others see who is at it',
    body: TomarReporte,
    errors: ['REPORTE_NO_ENCONTRADO', 'REPORTE_RESUELTO', 'REPORTE_TOMADO'],
  }),
  settle: endpoint({
    ...step,
    path: `${REPORTES}/:id/resolver`,
    summary: 'Settle every open report of it, and carry out the action',
    body: ResolverReporte,
    errors: ['REPORTE_NO_ENCONTRADO', 'REPORTE_RESUELTO', 'REPORTE_TOMADO', 'ENTRADA_INVALIDA'],
  }),
  settleAppeal: endpoint({
    ...step,
    path: `${REPORTES}/:id/apelacion`,
    summary: "Settle its author's answer: the decision stands, or is undone",
    body: ResolverApelacion,
    errors: ['REPORTE_NO_ENCONTRADO', 'APELACION_RESUELTA'],
  }),
};
