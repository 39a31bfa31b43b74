import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { Meta } from '../../kernel/envelope';
import { idParams, pageQuery } from '../../kernel/fields';
import { SPREADSHEET_TYPES } from '../../kernel/spreadsheets';
import { ClienteTienda, CustomerDetail, CustomersFilter, CustomersQuery } from './customers';
import { orderParams, OrdersFilter, Rastreo } from './inputs';
import { CodigoEntrega, Pedido, ResumenPedidos } from './schemas';

const receipt = {
  method: 'GET',
  params: orderParams,
  response: z.unknown(),
  binary: 'application/pdf',
  errors: ['NO_ENCONTRADO'],
} as const;

const ofOrders = { access: ['store'], capability: 'pedidos', query: OrdersFilter } as const;
const ofCustomers = { access: ['store'], capability: 'clientes', query: CustomersFilter } as const;
const file = { method: 'GET', response: z.unknown(), limit: 20 } as const;
const csv = { ...file, binary: SPREADSHEET_TYPES.csv } as const;
const xlsx = { ...file, binary: SPREADSHEET_TYPES.xlsx } as const;

/** Reading orders and their comprobantes; what changes one is in checkout. */
export const orders = {
  list: endpoint({
    method: 'GET',
    path: '/api/orders',
    access: ['client', 'store'],
    capability: 'pedidos',
    summary: 'My orders: bought (client) or sold (store); a store may also ask for por_preparar and por_enviar',
    query: OrdersFilter.extend(pageQuery(8)),
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
  exportCsv: endpoint({
    ...ofOrders,
    ...csv,
    path: '/api/stores/orders/exports/csv',
    summary: 'The orders of my store that a list shows with these filters, as CSV',
  }),
  exportXlsx: endpoint({
    ...ofOrders,
    ...xlsx,
    path: '/api/stores/orders/exports/xlsx',
    summary: 'The orders of my store that a list shows with these filters, as XLSX',
  }),
  exportCustomersCsv: endpoint({
    ...ofCustomers,
    ...csv,
    path: '/api/stores/customers/exports/csv',
    summary: 'The customers of my store that a list shows with these filters, as CSV',
  }),
  exportCustomersXlsx: endpoint({
    ...ofCustomers,
    ...xlsx,
    path: '/api/stores/customers/exports/xlsx',
    summary: 'The customers of my store that a list shows with these filters, as XLSX',
  }),
};
