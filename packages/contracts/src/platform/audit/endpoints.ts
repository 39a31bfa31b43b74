import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { idParams, pageQuery } from '../../kernel/fields';
import { auditFilters, AuditMeta, LineaAuditoria, LineaAuditoriaDetalle } from './schemas';

const admin = { access: ['admin'], method: 'GET' } as const;
const AUDITORIA = '/api/admin/auditoria';

/** Audit log of changes. */
export const audit = {
  list: endpoint({
    ...admin,
    path: AUDITORIA,
    summary: 'The audit log, newest first',
    query: z.object({ ...pageQuery(25), ...auditFilters }),
    response: z.array(LineaAuditoria),
    meta: AuditMeta,
  }),
  export: endpoint({
    ...admin,
    path: `${AUDITORIA}/exportar`,
    summary: 'The audit log as a CSV file, one line per field that changed',
    query: z.object(auditFilters),
    response: z.unknown(),
    binary: 'text/csv',
    limit: 20,
  }),
  get: endpoint({
    ...admin,
    path: `${AUDITORIA}/:id`,
    summary: 'One line with what it changed',
    params: idParams,
    response: LineaAuditoriaDetalle,
    errors: ['NO_ENCONTRADO'],
  }),
};
