import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { pageQuery } from '../../kernel/fields';
import { FIELD_MESSAGES } from '../../kernel/messages';
import { Mes } from '../../orders/comisiones/schemas';
import { COVER_DAYS, DEFAULT_COVER, DEFAULT_LEAD, DEMAND_SORTS, LEAD_DAYS } from './rules';
import { BusquedaVacia, FilaDemanda, FilaReponer, LoBuscado, MesDemanda, VistaProducto } from './schemas';

const mesParams = z.object({ mes: Mes });
const sort = z.enum(DEMAND_SORTS, 'Ese orden no existe').default('unidades');
const days = <const D extends readonly number[]>(choices: D, fallback: D[number]) =>
  z.coerce
    .number(FIELD_MESSAGES.days)
    .refine((value) => choices.includes(value), `Elige ${choices.join(', ')} días`)
    .default(fallback);

/** Anonymous counting call: accepted at once, written later, without details in the answer. */
const counted = { method: 'POST', access: 'public', response: z.null(), status: 202 } as const;

/** Views, additions to carts, sales and returns of products, and searches without results. */
export const demanda = {
  view: endpoint({
    ...counted,
    path: '/api/demanda/vistas',
    summary: 'Counts that somebody opened the page of a product; stores no word about who',
    body: VistaProducto,
    limit: 60,
  }),
  search: endpoint({
    ...counted,
    path: '/api/demanda/busquedas',
    summary: 'Counts that somebody searched in vain; kept only if nothing is found indeed',
    body: BusquedaVacia,
    limit: 20,
  }),
  month: endpoint({
    method: 'GET',
    path: '/api/stores/demanda/:mes',
    access: ['store'],
    summary: 'A month of my store by day: views, carts, sales and returns',
    params: mesParams,
    response: MesDemanda,
  }),
  products: endpoint({
    method: 'GET',
    path: '/api/stores/demanda/:mes/productos',
    access: ['store'],
    summary: 'My products that were looked at, put into carts or sold in a month',
    params: mesParams,
    query: z.object({ ...pageQuery(20), sort }),
    response: z.array(FilaDemanda),
    meta: Meta,
  }),
  exportMonth: endpoint({
    method: 'GET',
    path: '/api/stores/demanda/:mes/exportar',
    access: ['store'],
    summary: 'The products of a month as CSV, the most sold first',
    params: mesParams,
    response: z.unknown(),
    binary: 'text/csv',
    limit: 20,
  }),
  wanted: endpoint({
    method: 'GET',
    path: '/api/stores/demanda/buscado',
    access: ['store'],
    summary: 'What people look for and nobody sells, and requests that no store has answered, my place first',
    response: LoBuscado,
  }),
  reorder: endpoint({
    method: 'GET',
    path: '/api/stores/demanda/reponer',
    access: ['store'],
    summary: 'What to order of my products, by sales and stock, what runs out first above',
    query: z.object({
      ...pageQuery(20),
      llegada: days(LEAD_DAYS, DEFAULT_LEAD),
      cubrir: days(COVER_DAYS, DEFAULT_COVER),
    }),
    response: z.array(FilaReponer),
    meta: Meta,
  }),
};
