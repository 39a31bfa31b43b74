import { z } from 'zod';
import { Resena } from '../../products/comments/schemas';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { BusinessMeta, profileInput } from '../negocios/schemas';
import { Servicio } from '../../products/services/schemas';
import { OwnTaller, Taller, WorkshopQuery } from './schemas';

/** The public list and profiles of workshops. */
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
  profile: endpoint({
    method: 'GET',
    path: '/api/workshop/workshops/:id/profile',
    access: 'public',
    summary: 'One workshop with a page of its services and its newest reviews',
    ...profileInput,
    response: z.object({ workshop: Taller, services: z.array(Servicio), reviews: z.array(Resena), meta: Meta }),
    errors: ['TALLER_NO_ENCONTRADO'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/workshop/profile',
    access: ['workshop'],
    summary: 'My workshop as its settings show it, with its RIF',
    response: OwnTaller,
  }),
};
