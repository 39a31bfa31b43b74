import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { BusinessMeta } from '../negocios/schemas';
import { OwnTienda, StoreQuery, Tienda } from './schemas';

/** The public list of stores, and my own. */
export const stores = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/stores',
    access: 'public',
    summary: 'Active stores, featured first; rubros are their categorias',
    query: StoreQuery,
    response: z.array(Tienda),
    meta: BusinessMeta,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/stores/profile',
    access: ['store'],
    summary: 'My store as its settings show it, with its RIF',
    response: OwnTienda,
  }),
};
