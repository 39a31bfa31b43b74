import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { RetiroTasa, TasaConocida } from '../system/rates';

const office = { access: ['admin'] } as const;
const TASAS = '/api/admin/tasas';

/** The rates of the last weeks, and what was made at them. */
export const ratesAdmin = {
  list: endpoint({
    ...office,
    method: 'GET',
    path: TASAS,
    summary: 'The rates that are known, the latest first, each with how many orders were made at it',
    response: z.array(TasaConocida),
  }),
  withdraw: endpoint({
    ...office,
    method: 'PUT',
    path: `${TASAS}/retirar`,
    summary:
      'Withdraw a wrong rate: quotes frozen at it are refused with a fresh one, what has a registered payment stands, and the rate before it is in force again; done also where it already is',
    reauth: true,
    body: RetiroTasa,
    response: z.array(TasaConocida),
    errors: ['NO_ENCONTRADO', 'ESTADO_CAMBIO'],
  }),
};
