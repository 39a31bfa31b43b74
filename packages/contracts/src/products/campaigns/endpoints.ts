import { z } from 'zod';
import { endpoint, SAME_LIST_AS_CSV } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams, pageQuery } from '../../kernel/fields';
import { CambioCampana, InterruptorCampana, NuevaCampana, UnionCampana } from './form';
import { AlcanceCampana, Campana, CampanaDeTienda, campanaFilters } from './schemas';

const admin = { access: ['admin'] } as const;
const store = { access: ['store'], params: idParams } as const;
const OFERTAS = '/api/admin/ofertas';
const OPEN = '/api/promotions/campanas';

/** Campaigns of the platform, as administrators keep them. */
export const campaignsAdmin = {
  list: endpoint({
    ...admin,
    method: 'GET',
    path: OFERTAS,
    summary: 'Campaigns of the platform, newest first',
    query: z.object({ ...pageQuery(20), ...campanaFilters }),
    response: z.array(Campana),
    meta: Meta,
  }),
  exportAll: endpoint({
    ...admin,
    method: 'GET',
    path: `${OFERTAS}/exportar`,
    summary: SAME_LIST_AS_CSV,
    query: z.object(campanaFilters),
    response: z.unknown(),
    binary: 'text/csv',
    limit: 20,
  }),
  get: endpoint({
    ...admin,
    method: 'GET',
    path: `${OFERTAS}/:id`,
    summary: 'One campaign',
    params: idParams,
    response: Campana,
    errors: ['CAMPANA_NO_ENCONTRADA'],
  }),
  reach: endpoint({
    ...admin,
    method: 'GET',
    path: `${OFERTAS}/:id/alcance`,
    summary: 'Stores that are in a campaign and products that carry its price: what ends when it is switched off',
    params: idParams,
    response: AlcanceCampana,
    errors: ['CAMPANA_NO_ENCONTRADA'],
  }),
  create: endpoint({
    ...admin,
    method: 'POST',
    path: OFERTAS,
    summary: 'Open a campaign; stores that sell what it is for are told and may join',
    body: NuevaCampana,
    response: Campana,
    status: 201,
    idempotent: true,
    limit: 60,
  }),
  update: endpoint({
    ...admin,
    method: 'PUT',
    path: `${OFERTAS}/:id`,
    summary: 'Change a campaign; other terms than its words end it at every store, which may join again',
    params: idParams,
    body: CambioCampana,
    response: Campana,
    errors: ['CAMPANA_NO_ENCONTRADA', 'CAMPANA_TERMINADA', 'CAMPANA_CAMBIADA'],
    limit: 60,
  }),
  toggle: endpoint({
    ...admin,
    method: 'PUT',
    path: `${OFERTAS}/:id/estado`,
    summary: 'Switch a campaign on, or off: then it ends at every store and prices follow at once',
    params: idParams,
    body: InterruptorCampana,
    response: Campana,
    errors: ['CAMPANA_NO_ENCONTRADA', 'CAMPANA_TERMINADA', 'CAMPANA_CAMBIADA'],
    limit: 60,
  }),
};

/** Campaigns of the platform that a store may join. */
export const campaigns = {
  open: endpoint({
    method: 'GET',
    path: OPEN,
    access: ['store'],
    summary: 'Open campaigns that fit what I sell, and those that I am in; what ends first before the rest',
    response: z.array(CampanaDeTienda),
  }),
  join: endpoint({
    ...store,
    method: 'POST',
    path: `${OPEN}/:id`,
    summary: 'Join a campaign on the terms of this version: my products that fit cost less while it runs',
    body: UnionCampana,
    response: CampanaDeTienda,
    status: 201,
    errors: [
      'CAMPANA_NO_ENCONTRADA',
      'CAMPANA_DESACTIVADA',
      'CAMPANA_TERMINADA',
      'CAMPANA_CAMBIADA',
      'CAMPANA_UNIDA',
      'CAMPANA_SIN_PRODUCTOS',
      'DEMASIADAS_PROMOCIONES',
    ],
    limit: 60,
  }),
  leave: endpoint({
    ...store,
    method: 'DELETE',
    path: `${OPEN}/:id`,
    summary: 'Leave a campaign; my products have their price back at once',
    response: z.null(),
    errors: ['CAMPANA_SIN_UNIR'],
    limit: 60,
  }),
};
