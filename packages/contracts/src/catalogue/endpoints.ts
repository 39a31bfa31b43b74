import { z } from 'zod';
import { ConsultaCatalogo, consultaVehiculo, MetaCatalogo } from './schemas';
import { ResultadoBusqueda } from './search';
import { endpoint } from '../kernel/endpoint';
import { idParams, textoConsulta } from '../kernel/fields';
import { Producto, ProductoTarjeta } from '../products/schemas';
import { Tasa } from '../system/schemas';

const listing = {
  access: 'public',
  query: ConsultaCatalogo,
  response: z.array(ProductoTarjeta),
  meta: MetaCatalogo,
} as const;

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
    query: z.object(consultaVehiculo),
    response: Producto,
    meta: z.object({ tasa: Tasa }),
    errors: ['PRODUCTO_NO_ENCONTRADO'],
  }),
  byStore: endpoint({
    ...listing,
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
    params: z.object({ id: z.string().trim().min(1).max(60) }),
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/search',
    access: 'public',
    summary: 'Products, stores, workshops and services by name, part number, brand or model; accents do not matter',
    query: z.object({
      query: textoConsulta(200),
      q: textoConsulta(200),
      search: textoConsulta(200),
      busqueda: textoConsulta(200),
      ...consultaVehiculo,
    }),
    response: ResultadoBusqueda,
  }),
};
