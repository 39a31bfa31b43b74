import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams, pageQuery } from '../../kernel/fields';
import { ConfirmarPropuestas, StatementForm } from './admin-inputs';
import { STATEMENT_MESSAGES } from './messages';
import { MAX_STATEMENT_BYTES } from './rules';
import { Confirmacion, Extracto, ExtractoDetalle, ExtractoSubido, PropuestaConciliacion } from './statement-schemas';
import { GRUPOS_MOVIMIENTO } from './statement-states';

const admin = { access: ['admin'] } as const;
const EXTRACTOS = '/api/admin/extractos';
const one = { ...admin, params: idParams, errors: ['EXTRACTO_NO_ENCONTRADO'] } as const;

/** The bank's statements: movements that are compared with what waits. They propose, and settle nothing by themselves. */
export const statements = {
  upload: endpoint({
    ...admin,
    method: 'POST',
    path: EXTRACTOS,
    summary: 'Take the movements of a CSV of the bank, each once however many files have it',
    files: {
      archivo: { max: 1, types: ['text/csv'], maxBytes: MAX_STATEMENT_BYTES, missing: STATEMENT_MESSAGES.missing },
    },
    body: StatementForm,
    response: ExtractoSubido,
    status: 201,
    errors: ['ARCHIVO_RECHAZADO'],
    limit: 30,
  }),
  list: endpoint({
    ...admin,
    method: 'GET',
    path: EXTRACTOS,
    summary: 'Statements that were imported, newest first',
    query: z.object(pageQuery(10)),
    response: z.array(Extracto),
    meta: Meta,
  }),
  exportList: endpoint({
    ...admin,
    method: 'GET',
    path: `${EXTRACTOS}/exportar`,
    summary: 'Statements that were imported, newest first, as CSV',
    response: z.unknown(),
    binary: 'text/csv',
    limit: 20,
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    path: `${EXTRACTOS}/:id`,
    summary: 'One statement, with how many of its movements match',
    response: ExtractoDetalle,
  }),
  proposals: endpoint({
    ...one,
    method: 'GET',
    path: `${EXTRACTOS}/:id/propuestas`,
    summary: 'Movements of a statement with the payments proposed for them, and why',
    query: z.object({ ...pageQuery(50, 500), grupo: z.enum(GRUPOS_MOVIMIENTO) }),
    response: z.array(PropuestaConciliacion),
    meta: Meta,
  }),
  confirm: endpoint({
    ...one,
    method: 'POST',
    path: `${EXTRACTOS}/:id/confirmar`,
    summary: 'Settle the chosen proposals, each for itself; the answer says what became of each',
    body: ConfirmarPropuestas,
    response: z.array(Confirmacion),
    limit: 120,
  }),
  export: endpoint({
    ...one,
    method: 'GET',
    path: `${EXTRACTOS}/:id/exportar`,
    summary: 'The movements of a statement with what is proposed, as CSV',
    response: z.unknown(),
    binary: 'text/csv',
    limit: 20,
  }),
};
