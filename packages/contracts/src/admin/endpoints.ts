import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { Paso, Pendientes } from './schemas';
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
  firstSteps: endpoint({
    ...office,
    method: 'GET',
    path: '/api/admin/primeros-pasos',
    summary: 'What a new shop needs before its first customers, each done or to do; empty once all is done',
    response: z.array(Paso),
  }),
};
