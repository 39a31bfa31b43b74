import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams } from '../../kernel/fields';
import { NuevoServicio, ServiceChange } from './form';
import { OwnServiceQuery, ServiceMeta, ServiceQuery, Servicio } from './schemas';

/** The services of workshops: everybody reads them, their workshop writes them. */
export const services = {
  list: endpoint({
    method: 'GET',
    path: '/api/servicios-mecanicos',
    access: 'public',
    summary: 'Workshop services with filters; the price filters and orders by `precio`, before offers',
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
  mine: endpoint({
    method: 'GET',
    path: '/api/servicios-mecanicos/mios',
    access: ['workshop'],
    capability: 'citas',
    summary: 'My services by name, those that cannot be booked included',
    query: OwnServiceQuery,
    response: z.array(Servicio),
    meta: Meta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/servicios-mecanicos',
    access: ['workshop'],
    summary: 'Offer a service',
    body: NuevoServicio,
    response: Servicio,
    status: 201,
    idempotent: true,
    limit: 60,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/servicios-mecanicos/:id',
    access: ['workshop'],
    summary: 'Change my service',
    params: idParams,
    body: ServiceChange,
    response: Servicio,
    errors: ['SERVICIO_NO_ENCONTRADO'],
    limit: 60,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/servicios-mecanicos/:id',
    access: ['workshop'],
    summary: 'Withdraw my service; what was booked of it stays as it is',
    params: idParams,
    response: z.null(),
    errors: ['SERVICIO_NO_ENCONTRADO'],
  }),
};
