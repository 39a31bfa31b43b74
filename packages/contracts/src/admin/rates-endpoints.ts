import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { SYSTEM_MESSAGES } from '../platform/system/messages';
import { HechoATasa, MADE_AT_RATE, RetiroTasa, TasaConocida } from '../platform/system/rates';
import { dayQuery } from '../venezuela/day-range';

const office = { access: ['admin'] } as const;
const TASAS = '/api/admin/tasas';

/** The rates of the last weeks, with everything priced at them. */
export const ratesAdmin = {
  list: endpoint({
    ...office,
    method: 'GET',
    path: TASAS,
    summary:
      'The rates that are known, the latest first, each with how many orders, completed appointments and paid plans were made at it',
    response: z.array(TasaConocida),
  }),
  made: endpoint({
    ...office,
    method: 'GET',
    path: `${TASAS}/hecho`,
    summary:
      'Completed appointments and paid plans at the rates of a date, or at one of them, the latest first; orders have their own list',
    query: z.object({ fechaTasa: dayQuery, tasa: z.coerce.number(SYSTEM_MESSAGES.rateNumber).max(1e9).optional() }),
    response: z.array(HechoATasa).max(2 * MADE_AT_RATE),
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
