import { z } from 'zod';
import { endpoint, SAME_LIST_AS_CSV } from '../../kernel/endpoint';
import { pageQuery } from '../../kernel/fields';
import { PedidoAdmin, PedidoFila, pedidoFilters, PedidosMeta } from './admin-schemas';
import { CancelacionPedido, orderParams } from './inputs';
import { ORDER_SORTS } from './rules';

const admin = { access: ['admin'] } as const;
const PEDIDOS = '/api/admin/pedidos';
const sort = z.enum(ORDER_SORTS).default('-fecha');

/** Orders of all stores, as the administrators work with them. */
export const ordersAdmin = {
  list: endpoint({
    ...admin,
    method: 'GET',
    path: PEDIDOS,
    summary: 'Orders of all stores',
    query: z.object({ ...pageQuery(20), ...pedidoFilters, sort }),
    response: z.array(PedidoFila),
    meta: PedidosMeta,
  }),
  exportAll: endpoint({
    ...admin,
    method: 'GET',
    path: `${PEDIDOS}/exportar`,
    summary: SAME_LIST_AS_CSV,
    query: z.object({ ...pedidoFilters, sort }),
    response: z.unknown(),
    binary: 'text/csv',
    limit: 20,
  }),
  get: endpoint({
    ...admin,
    method: 'GET',
    path: `${PEDIDOS}/:id`,
    summary: 'One order by id or numero, with payment, returns, ledger, audit; of a reported one the look is audited',
    params: orderParams,
    response: PedidoAdmin,
    errors: ['NO_ENCONTRADO'],
  }),
  cancel: endpoint({
    ...admin,
    method: 'PUT',
    path: `${PEDIDOS}/:id/cancelar`,
    summary: 'Cancel from pendiente or procesando; stock and money go back, once',
    params: orderParams,
    body: CancelacionPedido,
    response: PedidoAdmin,
    errors: ['NO_ENCONTRADO', 'ESTADO_CAMBIO'],
  }),
};
