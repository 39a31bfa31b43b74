import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Id, idParams } from '../../kernel/fields';
import { Garaje, NuevoVehiculo } from './schemas';

const client = ['client'] as const;

/** Every call answers the whole garage, so that the web never has to guess what became of it. */
export const garaje = {
  list: endpoint({
    method: 'GET',
    path: '/api/client/garaje',
    access: client,
    summary: 'My vehicles, newest first',
    response: Garaje,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/client/garaje',
    access: client,
    summary: 'Save a vehicle and choose it; the same vehicle again is no second one',
    body: NuevoVehiculo,
    response: Garaje,
    status: 201,
    idempotent: true,
    errors: ['GARAJE_LLENO'],
    limit: 60,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/client/garaje/:id',
    access: client,
    summary: 'Change a vehicle',
    params: idParams,
    body: NuevoVehiculo,
    response: Garaje,
    errors: ['NO_ENCONTRADO'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/client/garaje/:id',
    access: client,
    summary: 'Remove a vehicle',
    params: idParams,
    response: Garaje,
    errors: ['NO_ENCONTRADO'],
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/client/garaje/elegido',
    access: client,
    summary: 'Choose the vehicle that lists are compared with; null for none',
    body: z.object({ id: Id.nullable() }),
    response: Garaje,
    errors: ['NO_ENCONTRADO'],
  }),
};
