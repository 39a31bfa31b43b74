import { endpoint } from '../../kernel/endpoint';
import { idParams } from '../../kernel/fields';
import { ManoDeObraDeCita, PagoManoDeObra } from './schemas';

const one = { params: idParams, response: ManoDeObraDeCita } as const;

/** Labour of an appointment that is paid through Tuerca; `:id` is the appointment's. */
export const manoDeObra = {
  get: endpoint({
    ...one,
    method: 'GET',
    path: '/api/cita/mecanica/:id/mano-de-obra',
    access: ['client', 'workshop'],
    capability: 'citas',
    summary: 'What the labour of an appointment costs in advance, and what was paid of it',
    errors: ['CITA_NO_ENCONTRADA'],
  }),
  pay: endpoint({
    ...one,
    method: 'POST',
    path: '/api/cita/mecanica/:id/mano-de-obra',
    access: ['client'],
    summary: 'Register the payment of the labour of my appointment',
    body: PagoManoDeObra,
    status: 201,
    errors: [
      'CITA_NO_ENCONTRADA',
      'MANO_DE_OBRA_NO_PAGABLE',
      'MANO_DE_OBRA_YA_PAGADA',
      'MANO_DE_OBRA_MONTO',
      'REFERENCIA_USADA',
    ],
    limit: 20,
  }),
  giveBack: endpoint({
    ...one,
    method: 'PUT',
    path: '/api/cita/mecanica/:id/mano-de-obra/devolver',
    access: ['client'],
    summary: 'Ask for the labour of an appointment that did not take place',
    errors: ['CITA_NO_ENCONTRADA', 'ESTADO_CAMBIO', 'PASO_NO_PERMITIDO'],
  }),
};
