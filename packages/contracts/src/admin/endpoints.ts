import { endpoint } from '../kernel/endpoint';
import { Pendientes } from './schemas';
import { Estadisticas } from './statistics';

const office = { access: ['admin'] } as const;

/** The administrators' office as a whole. */
export const admin = {
  statistics: endpoint({
    ...office,
    method: 'GET',
    path: '/api/admin/estadisticas',
    summary: 'The platform in figures, with what asks for an administrator',
    response: Estadisticas,
  }),
  pending: endpoint({
    ...office,
    method: 'GET',
    path: '/api/admin/pendientes',
    summary: 'How much waits in each queue of the office',
    response: Pendientes,
  }),
};
