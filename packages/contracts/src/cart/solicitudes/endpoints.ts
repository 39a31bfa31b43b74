import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Id, idParams, pageQuery } from '../../kernel/fields';
import { NuevaPropuesta, NuevaSolicitud } from './inputs';
import { GRUPOS_SOLICITUD, GRUPOS_TIENDA } from './rules';
import {
  CuentaSolicitudes,
  ResumenSolicitud,
  Solicitud,
  SolicitudesMeta,
  SolicitudesTiendaMeta,
  SolicitudTienda,
} from './schemas';

const oneProposal = z.object({ id: Id, propuestaId: Id });

/** Requests for parts that nobody lists: what clients ask and choose. */
export const solicitudes = {
  list: endpoint({
    method: 'GET',
    path: '/api/solicitudes',
    access: ['client'],
    summary: 'My requests for parts, newest first',
    query: z.object({ ...pageQuery(10), grupo: z.enum(GRUPOS_SOLICITUD).default('abiertas') }),
    response: z.array(ResumenSolicitud),
    meta: SolicitudesMeta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/solicitudes',
    access: ['client'],
    summary: 'Ask stores for a part',
    body: NuevaSolicitud,
    response: Solicitud,
    status: 201,
    idempotent: true,
    errors: ['SOLICITUD_REPETIDA', 'SOLICITUDES_ABIERTAS', 'SOLICITUDES_DEL_DIA'],
    limit: 20,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/solicitudes/:id',
    access: ['client'],
    summary: 'One request of mine with its proposals',
    params: idParams,
    response: Solicitud,
    errors: ['SOLICITUD_NO_ENCONTRADA'],
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/solicitudes/:id/cancelar',
    access: ['client'],
    summary: 'Stop asking',
    params: idParams,
    response: Solicitud,
    errors: ['SOLICITUD_NO_ENCONTRADA', 'SOLICITUD_CERRADA', 'SOLICITUD_VENCIDA'],
  }),
  accept: endpoint({
    method: 'PUT',
    path: '/api/solicitudes/:id/propuestas/:propuestaId/aceptar',
    access: ['client'],
    summary: 'Accept a proposal: its part is held and put into the cart; repeated, it is put there again',
    params: oneProposal,
    response: Solicitud,
    errors: [
      'SOLICITUD_NO_ENCONTRADA',
      'PROPUESTA_NO_ENCONTRADA',
      'SOLICITUD_CERRADA',
      'SOLICITUD_VENCIDA',
      'PROPUESTA_RETIRADA',
      'PROPUESTA_CERRADA',
      'PROPUESTA_VENCIDA',
      'PROPUESTA_SIN_STOCK',
      'CARRITO_LLENO',
    ],
  }),
};

/** The same requests as the stores that were told of them see and answer them. */
export const solicitudesTienda = {
  list: endpoint({
    method: 'GET',
    path: '/api/tienda/solicitudes',
    access: ['store'],
    capability: 'solicitudes',
    summary: 'Requests of which my store was told, newest first',
    query: z.object({ ...pageQuery(10), grupo: z.enum(GRUPOS_TIENDA).default('por_responder') }),
    response: z.array(SolicitudTienda),
    meta: SolicitudesTiendaMeta,
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/tienda/solicitudes/cuenta',
    access: ['store'],
    capability: 'solicitudes',
    summary: 'How many requests my store has not opened',
    response: CuentaSolicitudes,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/tienda/solicitudes/:id',
    access: ['store'],
    capability: 'solicitudes',
    summary: 'One request of which my store was told',
    params: idParams,
    response: SolicitudTienda,
    errors: ['SOLICITUD_NO_ENCONTRADA'],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/tienda/solicitudes/:id/propuestas',
    access: ['store'],
    capability: 'solicitudes',
    summary: 'Answer with a product of mine, or with one that is not listed',
    params: idParams,
    body: NuevaPropuesta,
    response: SolicitudTienda,
    status: 201,
    idempotent: true,
    errors: [
      'SOLICITUD_NO_ENCONTRADA',
      'SOLICITUD_CERRADA',
      'SOLICITUD_VENCIDA',
      'PROPUESTA_ABIERTA',
      'PROPUESTAS_AGOTADAS',
      'PROPUESTA_PRECIO',
      'PRODUCTO_NO_ENCONTRADO',
      'PRODUCTO_AGOTADO',
      'TIENDA_EN_PAUSA',
    ],
    limit: 60,
  }),
  withdraw: endpoint({
    method: 'PUT',
    path: '/api/tienda/solicitudes/:id/propuestas/:propuestaId/retirar',
    access: ['store'],
    capability: 'solicitudes',
    summary: 'Withdraw a proposal of mine that nobody accepted',
    params: oneProposal,
    response: SolicitudTienda,
    errors: ['SOLICITUD_NO_ENCONTRADA', 'PROPUESTA_NO_ENCONTRADA', 'PROPUESTA_CERRADA', 'PROPUESTA_VENCIDA'],
  }),
};
