import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { BusinessMeta } from '../negocios/schemas';
import { OwnTaller, Taller, WorkshopQuery } from './schemas';

/** The public list of workshops, and my own. */
export const workshops = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/workshops',
    access: 'public',
    summary: 'Active workshops, best rated first; rubros are their especialidades',
    query: WorkshopQuery,
    response: z.array(Taller),
    meta: BusinessMeta,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/workshop/profile',
    access: ['workshop'],
    summary: 'My workshop as its settings show it, with its RIF',
    response: OwnTaller,
  }),
};
