import { z } from 'zod';
import { Resena } from '../../products/comments/schemas';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { BusinessMeta, profileInput } from '../negocios/schemas';
import { ProductoSummary } from '../../products/products/schemas';
import { OwnTienda, StoreQuery, Tienda } from './schemas';

/** The public list and profiles of stores. */
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
  profile: endpoint({
    method: 'GET',
    path: '/api/stores/stores/:id/profile',
    access: 'public',
    summary: 'One store with a page of its products and its newest reviews',
    ...profileInput,
    response: z.object({ store: Tienda, products: z.array(ProductoSummary), reviews: z.array(Resena), meta: Meta }),
    errors: ['TIENDA_NO_ENCONTRADA'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/stores/profile',
    access: ['store'],
    summary: 'My store as its settings show it, with its RIF',
    response: OwnTienda,
  }),
};
