import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Id, idParams } from '../../kernel/fields';
import { Cita } from './schemas';

/** Appointments that were reported; without a report they do not exist for an administrator. Every look is audited. */
export const citasAdmin = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/citas/:id',
    access: ['admin'],
    summary: 'A reported appointment as its parties see it, and the cases that open it',
    params: idParams,
    response: z.object({ cita: Cita, casos: z.array(Id).min(1) }),
    errors: ['CITA_NO_ENCONTRADA'],
  }),
};
