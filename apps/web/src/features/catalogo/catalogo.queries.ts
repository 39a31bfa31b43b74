import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { products } from '@tuerca/contracts/products';
import { client, type InputFor } from '../../lib/api';
import { toQuery, type Filters } from './filters';

const api = client({ products });
type Query = NonNullable<InputFor<typeof products.list>['query']>;

/** A page of products with facets and totals; the old page stays on screen while the next one comes. */
export const catalogQuery = (filters: Filters) => {
  const query: Query = { ...toQuery(filters), facetas: 'true' };
  return queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.products.list({ query, signal });
      return { productos: data, meta };
    },
    placeholderData: keepPreviousData,
  });
};

/** The products of the home page: what sells most, first, as far as it can be bought. */
export const featuredQuery = (limit = 8) => {
  const query: Query = { sort: 'popularity', order: 'desc', disponible: 'true', limit };
  return queryOptions({ queryKey: ['products', 'list', query], queryFn: async ({ signal }) => (await api.products.list({ query, signal })).data });
};

/** Others of the same category, without the product itself. */
export const similarQuery = (productoId: string, categoria: string, limit = 4) => {
  const query: Query = { category: categoria, sort: 'popularity', order: 'desc', disponible: 'true', limit: limit + 1 };
  return queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: async ({ signal }) => (await api.products.list({ query, signal })).data,
    select: (productos) => productos.filter(({ _id }) => _id !== productoId).slice(0, limit),
  });
};

/** A page of one store's products. */
export const storeProductsQuery = (tiendaId: string, page: number, limit = 8) =>
  queryOptions({
    queryKey: ['products', 'store', tiendaId, { page, limit }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.products.byStore({ params: { id: tiendaId }, query: { page, limit }, signal });
      return { productos: data, meta };
    },
    placeholderData: keepPreviousData,
  });
