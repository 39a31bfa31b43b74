import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { Meta } from '../kernel/envelope';
import { Id, idParams, pageQuery, queryText } from '../kernel/fields';
import { ClienteTienda, CustomerDetail, CustomersQuery } from './customers';
import { orderParams, Rastreo, StatusFilter } from './inputs';
import { DATE_FILTERS, ORDER_SORTS } from './rules';
import { CodigoEntrega, Pedido, ResumenPedidos } from './schemas';

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
    capability: 'pedidos',
    summary: 'My orders: bought (client) or sold (store); a store may also ask for por_preparar and por_enviar',
    query: z.object({
      ...pageQuery(8),
      dateFilter: z.enum(DATE_FILTERS).default('all'),
      status: StatusFilter,
      estado: StatusFilter,
      search: queryText(100),
      q: queryText(100),
      clienteId: Id.optional(),
      sort: z.enum(ORDER_SORTS, 'El orden no es válido').default('-fecha'),
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
    capability: 'pedidos',
    summary: 'One order, by id or number',
    params: orderParams,
    response: Pedido,
    aliases: [['GET', '/api/pedidos/:id']],
    errors: ['NO_ENCONTRADO'],
  }),
  getBought: endpoint({
    method: 'GET',
    path: '/api/orders/client/:id',
    access: ['client'],
    summary: 'One order that I bought, by id or number',
    params: orderParams,
    response: Pedido,
    errors: ['NO_ENCONTRADO'],
  }),
  invoice: endpoint({
    ...receipt,
    path: '/api/orders/:id/invoice',
    access: ['client', 'store', 'admin'],
    capability: 'pedidos',
    summary: 'Comprobante of one order as PDF',
  }),
  invoiceBought: endpoint({
    ...receipt,
    path: '/api/orders/client/:id/invoice',
    access: ['client'],
    summary: 'Comprobante of one order that I bought as PDF',
  }),
  invoiceByNumber: endpoint({
    ...receipt,
    path: '/api/orders/factura/:id',
    access: ['client', 'store', 'admin'],
    capability: 'pedidos',
    summary: 'Comprobante of a whole purchase by orderNumber, a page per store',
  }),
  storeOrder: endpoint({
    method: 'GET',
    path: '/api/stores/orders/:id',
    access: ['store'],
    capability: 'pedidos',
    summary: 'One order of my store; format=pdf answers its comprobante',
    params: orderParams,
    query: z.object({ format: z.enum(['json', 'pdf']).default('json') }),
    response: Pedido,
    errors: ['NO_ENCONTRADO'],
  }),
  deliveryCode: endpoint({
    method: 'GET',
    path: '/api/orders/client/:id/codigo',
    access: ['client'],
    summary: 'The code that I tell whoever brings my order; no answer to a store has it',
    params: orderParams,
    response: CodigoEntrega,
    errors: ['NO_ENCONTRADO'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/stores/orders/resumen',
    access: ['store'],
    capability: 'pedidos',
    summary: 'How many orders of my store wait at each step',
    response: ResumenPedidos,
  }),
  correctTracking: endpoint({
    method: 'PUT',
    path: '/api/orders/:id/rastreo',
    access: ['store'],
    capability: 'preparacion',
    summary:
      'Correct courier and tracking number of an order that is on its way; the history keeps what was said before',
    params: orderParams,
    body: Rastreo,
    response: Pedido,
    errors: ['ESTADO_CAMBIO', 'NO_ENCONTRADO'],
  }),
  customers: endpoint({
    method: 'GET',
    path: '/api/stores/customers',
    access: ['store'],
    capability: 'clientes',
    summary: 'Who bought at my store',
    query: CustomersQuery,
    response: z.array(ClienteTienda),
    meta: Meta,
  }),
  customer: endpoint({
    method: 'GET',
    path: '/api/stores/customers/:id',
    access: ['store'],
    capability: 'clientes',
    summary: 'One customer of my store with a page of the orders placed here',
    params: idParams,
    query: z.object(pageQuery(20)),
    response: CustomerDetail,
    meta: Meta,
    errors: ['CLIENTE_SIN_COMPRAS'],
  }),
};
