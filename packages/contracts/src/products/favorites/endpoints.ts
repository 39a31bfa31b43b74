import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Id } from '../../kernel/fields';
import { vehicleQueryFields } from '../catalogue/schemas';
import { Favorito } from './schemas';

/** Favourite products of the client who calls. */
export const favorites = {
  list: endpoint({
    method: 'GET',
    path: '/api/favorites',
    access: ['client'],
    summary: 'My favourite products, newest first; with a vehicle they say whether they fit it',
    query: z.object(vehicleQueryFields),
    response: z.array(Favorito),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/favorites',
    access: ['client'],
    summary: 'Add a product; adding it again changes nothing',
    body: z.object({ productoId: Id }),
    response: z.object({ productoId: Id }),
    status: 201,
    errors: ['PRODUCTO_NO_ENCONTRADO'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/favorites/:id',
    access: ['client'],
    summary: 'Remove by product id or favourite id',
    params: z.object({ id: Id }),
    response: z.null(),
  }),
};
