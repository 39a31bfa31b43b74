import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { Meta } from '../kernel/envelope';
import { Id, pageQuery, queryText } from '../kernel/fields';
import { DATE_FILTERS, orderParams, StatusFilter } from './inputs';
import { Pedido } from './schemas';
import { EstadisticasCliente } from './statistics';

const receipt = {
  method: 'GET',
  params: orderParams,
  response: z.unknown(),
  binary: 'application/pdf',
  errors: ['NO_ENCONTRADO'],
} as const;

/** Reading orders and their comprobantes; what changes one is in checkout. */
export const orders = {
  list: endpoint({
    method: 'GET',
    path: '/api/orders',
    access: ['client', 'store'],
    summary: 'My orders: bought (client) or sold (store)',
    query: z.object({
      ...pageQuery(8),
      dateFilter: z.enum(DATE_FILTERS).default('all'),
      status: StatusFilter,
      estado: StatusFilter,
      search: queryText(100),
      q: queryText(100),
      clienteId: Id.optional(),
    }),
    response: z.array(Pedido),
    meta: Meta,
    aliases: [
      ['GET', '/api/orders/my-orders'],
      ['GET', '/api/pedidos'],
    ],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/orders/:id',
    access: ['client', 'store'],
    summary: 'One order, by id or number',
    params: orderParams,
    response: Pedido,
    aliases: [
      ['GET', '/api/pedidos/:id'],
      ['GET', '/api/orders/client/:id'],
    ],
    errors: ['NO_ENCONTRADO'],
  }),
  invoice: endpoint({
    ...receipt,
    path: '/api/orders/:id/invoice',
    access: ['client', 'store', 'admin'],
    summary: 'Comprobante of one order as PDF',
    aliases: [['GET', '/api/orders/client/:id/invoice']],
  }),
  invoiceByNumber: endpoint({
    ...receipt,
    path: '/api/orders/factura/:id',
    access: ['client', 'store', 'admin'],
    summary: 'Comprobante of a whole purchase by orderNumber, a page per store',
  }),
  storeOrder: endpoint({
    method: 'GET',
    path: '/api/stores/orders/:id',
    access: ['store'],
    summary: 'One order of my store; format=pdf answers its comprobante',
    params: orderParams,
    query: z.object({ format: z.enum(['json', 'pdf']).default('json') }),
    response: Pedido,
    errors: ['NO_ENCONTRADO'],
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/api/client/statistics',
    access: ['client'],
    summary: 'What I have bought, in figures: orders, spending of the last six months',
    response: EstadisticasCliente,
  }),
};
