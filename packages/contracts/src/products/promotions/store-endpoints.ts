import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams } from '../../kernel/fields';
import { NuevaPromocion } from './store-form';
import { OwnPromocionQuery, Promocion, PromocionesAplicadas, PromocionPropia, PromocionQuery } from './store-schemas';

/** Promotions of stores on their products. */
export const storePromotions = {
  list: endpoint({
    method: 'GET',
    path: '/api/promotions',
    access: 'public',
    summary: 'Promotions of all stores that hold today, those that end first before the others',
    query: PromocionQuery,
    response: z.array(Promocion),
    meta: Meta,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/promotions/store',
    access: ['store'],
    summary: 'My promotions, newest first',
    query: OwnPromocionQuery,
    response: z.array(PromocionPropia),
    meta: Meta,
  }),
  ofStore: endpoint({
    method: 'GET',
    path: '/api/promotions/store/:id',
    access: 'public',
    summary: 'Promotions of a store that hold today',
    params: idParams,
    response: z.array(Promocion),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/promotions/:id',
    access: 'public',
    summary: 'One promotion: while it holds for everybody, at any time for its store',
    params: idParams,
    response: PromocionPropia,
    errors: ['PROMOCION_NO_ENCONTRADA'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/promotions',
    access: ['store'],
    summary: 'Lower the price of my products for a time; it holds by itself from its first to its last day',
    body: NuevaPromocion,
    response: PromocionPropia,
    status: 201,
    idempotent: true,
    errors: ['PRODUCTO_NO_ENCONTRADO', 'DEMASIADAS_PROMOCIONES'],
    limit: 60,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/promotions/:id',
    access: ['store'],
    summary: 'Change my promotion; prices follow at once',
    params: idParams,
    body: NuevaPromocion,
    response: PromocionPropia,
    errors: ['PROMOCION_NO_ENCONTRADA', 'PRODUCTO_NO_ENCONTRADO', 'DEMASIADAS_PROMOCIONES', 'PROMOCION_DE_CAMPANA'],
    limit: 60,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/promotions/:id',
    access: ['store'],
    summary: 'Remove my promotion; its products have their price back at once',
    params: idParams,
    response: z.null(),
    errors: ['PROMOCION_NO_ENCONTRADA'],
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/promotions/store/:id/apply',
    access: ['store'],
    summary:
      'Put my promotions (`id`: my store), or one of them (`id`: the promotion), on the products they are for, again',
    params: idParams,
    response: PromocionesAplicadas,
    errors: ['PROMOCION_NO_ENCONTRADA'],
    limit: 60,
  }),
};
