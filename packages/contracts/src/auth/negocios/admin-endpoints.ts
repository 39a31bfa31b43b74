import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { idParams } from '../../kernel/fields';
import {
  CambioDestacado,
  CambioPausa,
  CambioVerificado,
  DecisionRevision,
  NegocioAdmin,
  NegocioAdminDetalle,
  NegocioAdminMeta,
  NegocioAdminQuery,
  NegocioExportQuery,
  RevisionPropia,
} from './admin-schemas';

const admin = { access: ['admin'] } as const;
const one = { ...admin, params: idParams, response: NegocioAdminDetalle } as const;
const TIENDAS = '/api/admin/tiendas';
const TALLERES = '/api/admin/talleres';

const storeErrors = ['TIENDA_NO_ENCONTRADA', 'NEGOCIO_CAMBIO', 'NEGOCIO_ELIMINADO'] as const;
const workshopErrors = ['TALLER_NO_ENCONTRADO', 'NEGOCIO_CAMBIO', 'NEGOCIO_ELIMINADO'] as const;

const list = { ...admin, method: 'GET', query: NegocioAdminQuery, response: z.array(NegocioAdmin) } as const;
const csv = { ...admin, method: 'GET', query: NegocioExportQuery, response: z.unknown(), binary: 'text/csv' } as const;

/** Stores in the hands of the administrators. */
export const tiendasAdmin = {
  list: endpoint({ ...list, path: TIENDAS, summary: 'All stores, with how many wait', meta: NegocioAdminMeta }),
  export: endpoint({ ...csv, path: `${TIENDAS}/exportar`, summary: 'The stores that the filters leave, as CSV' }),
  get: endpoint({
    ...one,
    method: 'GET',
    path: `${TIENDAS}/:id`,
    summary: 'One store with its checks, figures and history',
    errors: ['TIENDA_NO_ENCONTRADA'],
  }),
  decide: endpoint({
    ...one,
    method: 'PUT',
    path: `${TIENDAS}/:id/revision`,
    summary: 'Approve or refuse a store',
    body: DecisionRevision,
    errors: ['TIENDA_NO_ENCONTRADA', 'REVISION_DECIDIDA', 'NEGOCIO_ELIMINADO'],
  }),
  pause: endpoint({
    ...one,
    method: 'PUT',
    path: `${TIENDAS}/:id/pausa`,
    summary: 'Pause a store or put it back; what is under way goes on',
    body: CambioPausa,
    errors: storeErrors,
  }),
  feature: endpoint({
    ...one,
    method: 'PUT',
    path: `${TIENDAS}/:id/destacado`,
    summary: 'Feature a store, or not',
    body: CambioDestacado,
    errors: storeErrors,
  }),
  verify: endpoint({
    ...one,
    method: 'PUT',
    path: `${TIENDAS}/:id/verificado`,
    summary: 'Give or take the verified mark of a store',
    body: CambioVerificado,
    errors: storeErrors,
  }),
};

/** Workshops in the hands of the administrators. */
export const talleresAdmin = {
  list: endpoint({ ...list, path: TALLERES, summary: 'All workshops, with how many wait', meta: NegocioAdminMeta }),
  export: endpoint({ ...csv, path: `${TALLERES}/exportar`, summary: 'The workshops that the filters leave, as CSV' }),
  get: endpoint({
    ...one,
    method: 'GET',
    path: `${TALLERES}/:id`,
    summary: 'One workshop with its checks, figures and history',
    errors: ['TALLER_NO_ENCONTRADO'],
  }),
  decide: endpoint({
    ...one,
    method: 'PUT',
    path: `${TALLERES}/:id/revision`,
    summary: 'Approve or refuse a workshop',
    body: DecisionRevision,
    errors: ['TALLER_NO_ENCONTRADO', 'REVISION_DECIDIDA', 'NEGOCIO_ELIMINADO'],
  }),
  pause: endpoint({
    ...one,
    method: 'PUT',
    path: `${TALLERES}/:id/pausa`,
    summary: 'Pause a workshop or put it back; what is under way goes on',
    body: CambioPausa,
    errors: workshopErrors,
  }),
  feature: endpoint({
    ...one,
    method: 'PUT',
    path: `${TALLERES}/:id/destacado`,
    summary: 'Feature a workshop, or not',
    body: CambioDestacado,
    errors: workshopErrors,
  }),
  verify: endpoint({
    ...one,
    method: 'PUT',
    path: `${TALLERES}/:id/verificado`,
    summary: 'Give or take the verified mark of a workshop',
    body: CambioVerificado,
    errors: workshopErrors,
  }),
};

const own = { access: ['store', 'workshop'], path: '/api/negocios/revision', response: RevisionPropia } as const;
/** The check of one's own business. */
export const revisionPropia = {
  get: endpoint({ ...own, method: 'GET', summary: 'The check of my store or workshop, and what it lacks' }),
  send: endpoint({
    ...own,
    method: 'POST',
    summary: 'Send my refused store or workshop to be checked again',
    errors: ['REVISION_NO_RECHAZADA'],
    limit: 10,
  }),
};
