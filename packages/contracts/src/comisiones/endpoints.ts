import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { Meta } from '../kernel/envelope';
import { idParams, pageQuery } from '../kernel/fields';
import { Asiento, Ingresos, Liquidacion, LiquidacionConAsientos, Mes } from './schemas';

const mesParams = z.object({ mes: Mes });

/** A store's income: its balance, its months with their orders, its payouts. */
export const comisiones = {
  income: endpoint({
    method: 'GET',
    path: '/api/stores/ingresos',
    access: ['store'],
    summary: 'What my store has earned by month, and what it is owed',
    response: Ingresos,
  }),
  month: endpoint({
    method: 'GET',
    path: '/api/stores/ingresos/:mes',
    access: ['store'],
    summary: 'The entries of a month with their orders, newest first',
    params: mesParams,
    query: z.object(pageQuery(20)),
    response: z.array(Asiento),
    meta: Meta,
  }),
  exportMonth: endpoint({
    method: 'GET',
    path: '/api/stores/ingresos/:mes/exportar',
    access: ['store'],
    summary: 'The entries of a month as CSV, oldest first',
    params: mesParams,
    response: z.unknown(),
    binary: 'text/csv',
    limit: 20,
  }),
  payouts: endpoint({
    method: 'GET',
    path: '/api/stores/liquidaciones',
    access: ['store'],
    summary: 'My payouts, newest first',
    query: z.object(pageQuery(10)),
    response: z.array(Liquidacion),
    meta: Meta,
  }),
  payout: endpoint({
    method: 'GET',
    path: '/api/stores/liquidaciones/:id',
    access: ['store'],
    summary: 'One payout with its entries',
    params: idParams,
    query: z.object(pageQuery(20)),
    response: LiquidacionConAsientos,
    meta: Meta,
    errors: ['LIQUIDACION_NO_ENCONTRADA'],
  }),
};
