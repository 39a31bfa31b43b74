import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams, pageQuery } from '../../kernel/fields';
import { Asiento, Ingresos, Liquidacion, LiquidacionConAsientos, Mes } from './schemas';

const mesParams = z.object({ mes: Mes });

/** The income of a kind of business: its balance, its months with their entries, its payouts. */
const incomeOf = <const Role extends 'store' | 'workshop'>(role: Role, base: string) => ({
  income: endpoint({
    method: 'GET',
    path: `${base}/ingresos`,
    access: [role],
    summary: `What my ${role} has earned by month, and what it is owed`,
    response: Ingresos,
  }),
  month: endpoint({
    method: 'GET',
    path: `${base}/ingresos/:mes`,
    access: [role],
    summary: `The entries of a month of my ${role}, newest first`,
    params: mesParams,
    query: z.object(pageQuery(20)),
    response: z.array(Asiento),
    meta: Meta,
  }),
  exportMonth: endpoint({
    method: 'GET',
    path: `${base}/ingresos/:mes/exportar`,
    access: [role],
    summary: `The entries of a month of my ${role} as CSV, oldest first`,
    params: mesParams,
    response: z.unknown(),
    binary: 'text/csv',
    limit: 20,
  }),
  payouts: endpoint({
    method: 'GET',
    path: `${base}/liquidaciones`,
    access: [role],
    summary: `The payouts of my ${role}, newest first`,
    query: z.object(pageQuery(10)),
    response: z.array(Liquidacion),
    meta: Meta,
  }),
  payout: endpoint({
    method: 'GET',
    path: `${base}/liquidaciones/:id`,
    access: [role],
    summary: `One payout of my ${role} with its entries`,
    params: idParams,
    query: z.object(pageQuery(20)),
    response: LiquidacionConAsientos,
    meta: Meta,
    errors: ['LIQUIDACION_NO_ENCONTRADA'],
  }),
});

/** A store's income, from its sales. */
export const comisiones = incomeOf('store', '/api/stores');
/** A workshop's, from labour that was paid through Tuerca. */
export const comisionesTaller = incomeOf('workshop', '/api/workshop');
