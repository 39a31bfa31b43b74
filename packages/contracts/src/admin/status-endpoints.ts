import { endpoint } from '../kernel/endpoint';
import { EstadoSistema } from './status';

/** State of the system. */
export const status = {
  get: endpoint({
    access: ['admin'],
    method: 'GET',
    path: '/api/admin/estado',
    summary: 'Database, queues, bank, disk and the rest, each with what to do',
    response: EstadoSistema,
  }),
};
