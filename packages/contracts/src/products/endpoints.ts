import { z } from 'zod';
import { endpoint } from '../kernel/endpoint';
import { Meta } from '../kernel/envelope';
import { idParams } from '../kernel/fields';
import { NuevoProducto, ProductChange, StockChange, Units } from './form';
import {
  Movimiento,
  MovimientoQuery,
  OwnProductMeta,
  OwnProducto,
  OwnProductoDetail,
  OwnProductQuery,
} from './own-schemas';

/** A store's own products: its list with hidden ones, writing them, their stock and its ledger. Public reading is catalogue's. */
export const products = {
  mine: endpoint({
    method: 'GET',
    path: '/api/products/mine',
    access: ['store'],
    summary: 'My products, hidden ones included, with counts of the whole store',
    query: OwnProductQuery,
    response: z.array(OwnProducto),
    meta: OwnProductMeta,
  }),
  movements: endpoint({
    method: 'GET',
    path: '/api/products/mine/movimientos',
    access: ['store'],
    summary: 'The ledger of my stock, the newest first: of the whole store, or of one product',
    query: MovimientoQuery,
    response: z.array(Movimiento),
    meta: Meta,
    errors: ['PRODUCTO_NO_ENCONTRADO'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/products/mine/:id',
    access: ['store', 'admin'],
    summary: 'My product as its form shows it; an administrator reads any',
    params: idParams,
    response: OwnProductoDetail,
    errors: ['PRODUCTO_NO_ENCONTRADO'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/products',
    access: ['store'],
    summary: 'Put a product on sale; its opening stock begins its ledger',
    body: NuevoProducto,
    response: OwnProductoDetail,
    status: 201,
    idempotent: true,
    limit: 60,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/products/:id',
    access: ['store', 'admin'],
    summary: 'Change my product, in part or whole: what is left out stays. An administrator changes any',
    params: idParams,
    body: ProductChange,
    response: OwnProductoDetail,
    errors: ['PRODUCTO_NO_ENCONTRADO', 'STOCK_CAMBIO'],
    limit: 120,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/products/:id',
    access: ['store', 'admin'],
    summary: 'Withdraw my product for good; orders and its ledger keep it. An administrator withdraws any',
    params: idParams,
    response: z.null(),
    errors: ['PRODUCTO_NO_ENCONTRADO'],
    limit: 120,
  }),
  setStock: endpoint({
    method: 'PUT',
    path: '/api/products/:id/stock',
    access: ['store'],
    summary: 'Set the stock of my product; with `stockAnterior` only while it is still what I saw',
    params: idParams,
    body: StockChange,
    response: z.object({ stock: Units }),
    aliases: [['PUT', '/products/:id/stock']],
    errors: ['PRODUCTO_NO_ENCONTRADO', 'STOCK_CAMBIO'],
    limit: 120,
  }),
};
