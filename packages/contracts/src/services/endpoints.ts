import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { Meta } from '../kernel/envelope';
import { idParams } from '../kernel/fields';
import { ServiceMeta, ServiceQuery, Servicio } from './schemas';

/** Reading the services of workshops. */
export const services = {
  list: endpoint({
    method: 'GET',
    path: '/api/servicios-mecanicos',
    access: 'public',
    summary: 'Workshop services with filters',
    query: ServiceQuery,
    response: z.array(Servicio),
    meta: ServiceMeta,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/servicios-mecanicos/:id',
    access: 'public',
    summary: 'One service',
    params: idParams,
    response: Servicio,
    errors: ['SERVICIO_NO_ENCONTRADO'],
  }),
  byWorkshop: endpoint({
    method: 'GET',
    path: '/api/servicios-mecanicos/taller/:id',
    access: 'public',
    summary: 'Services of one workshop',
    params: idParams,
    query: ServiceQuery,
    response: z.array(Servicio),
    meta: Meta,
  }),
  popular: endpoint({
    method: 'GET',
    path: '/api/servicios-mecanicos/populares/:id',
    access: 'public',
    summary: 'The most asked-for services of one workshop',
    params: idParams,
    query: z.object({ limit: z.coerce.number().int().min(1).max(12).default(4) }),
    response: z.array(Servicio),
  }),
};
