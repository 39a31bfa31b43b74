import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint';
import { idParams, line, queryText } from '../../kernel/fields';
import { Tasa } from '../../platform/system/schemas';
import { stockMinQuery } from '../products/own-schemas';
import { Producto, ProductoSummary } from '../products/schemas';
import { CatalogueMeta, CatalogueQuery, SeveralQuery, vehicleQueryFields } from './schemas';
import { SearchResult } from './search';

const listing = {
  access: 'public',
  query: CatalogueQuery,
  response: z.array(ProductoSummary),
  meta: CatalogueMeta,
} as const;

/** Reading what is for sale: lists with filters, one product, the global search. */
export const catalogue = {
  list: endpoint({
    ...listing,
    method: 'GET',
    path: '/api/products',
    summary: 'The catalogue: filters, sorts, pages, facet counts',
    aliases: [['GET', '/api/productos/buscar']],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/products/:id',
    access: 'public',
    summary: 'One product',
    params: idParams,
    query: z.object(vehicleQueryFields),
    response: Producto,
    meta: z.object({ tasa: Tasa }),
    errors: ['PRODUCTO_NO_ENCONTRADO'],
  }),
  samePart: endpoint({
    method: 'GET',
    path: '/api/products/:id/otras-tiendas',
    access: 'public',
    summary:
      'What other stores sell under the same part number, or one that either names as equivalent; cheapest first',
    params: idParams,
    query: z.object(vehicleQueryFields),
    response: z.array(ProductoSummary),
    meta: z.object({ tasa: Tasa }),
  }),
  several: endpoint({
    method: 'GET',
    path: '/api/products/varios',
    access: 'public',
    summary: 'Products by their ids, in that order; what is not on sale is left out',
    query: SeveralQuery,
    response: z.array(ProductoSummary),
    meta: z.object({ tasa: Tasa }),
  }),
  byStore: endpoint({
    ...listing,
    query: CatalogueQuery.extend({ stockMin: stockMinQuery }),
    method: 'GET',
    path: '/api/products/store/:id',
    summary: 'The catalogue of one store',
    params: idParams,
  }),
  byCategory: endpoint({
    ...listing,
    method: 'GET',
    path: '/api/products/categoria/:id',
    summary: 'The catalogue of one category, by its id (frenos) or name',
    params: z.object({ id: line().min(1).max(60) }),
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/search',
    access: 'public',
    summary: 'Products, stores, workshops and services by name, part number, brand or model; accents do not matter',
    query: z.object({
      query: queryText(200),
      q: queryText(200),
      search: queryText(200),
      busqueda: queryText(200),
      ...vehicleQueryFields,
    }),
    response: SearchResult,
  }),
};
