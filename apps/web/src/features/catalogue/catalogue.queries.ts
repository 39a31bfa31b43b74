import { queryOptions } from '@tanstack/react-query';
import { products, type ProductoTarjeta } from '@tuerca/contracts/products';
import type { Vehiculo } from '@tuerca/contracts/vehiculo';
import { client, type InputFor } from '../../lib/api';
import { vehicleQuery } from '../../entities/garaje/garage-store';
import { toQuery, type Filters } from './filters';

const api = client({ products });
type Query = NonNullable<InputFor<typeof products.list>['query']>;
type Asked = { queryKey: readonly unknown[] } | undefined;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
// Keys end with the vehicle: what was said of another one is not true of this one.
const keep = (productos: ProductoTarjeta[], before: Asked, key: readonly unknown[]) =>
  same(before?.queryKey.at(-1), key.at(-1)) ? productos : productos.map(({ ajuste: _, ...producto }) => producto);
/** Only where nothing but the vehicle changed: another category's products are no place for this one's. */
const keepSame = (productos: ProductoTarjeta[] | undefined, before: Asked, key: readonly unknown[]) =>
  productos && same(before?.queryKey.slice(0, -1), key.slice(0, -1)) ? keep(productos, before, key) : undefined;

/** A page of products with facets and totals; the old page stays on screen while the next one comes. `asked` tells whether it is the old one. */
export const catalogQuery = (filters: Filters, vehicle: Vehiculo | null) => {
  const query: Query = { ...toQuery(filters, vehicle), facetas: 'true' };
  const vehiculo = vehicleQuery(vehicle);
  const queryKey = ['products', 'list', query, vehiculo] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.products.list({ query: { ...query, ...vehiculo }, signal });
      return { productos: data, meta, asked: catalogAsked(filters, vehicle) };
    },
    placeholderData: (page, before) => {
      const productos = page && keep(page.productos, before, queryKey);
      // Nor is its count.
      return (
        page &&
        productos &&
        (productos === page.productos
          ? page
          : {
              ...page,
              productos,
              meta: { ...page.meta, facetas: page.meta.facetas && { ...page.meta.facetas, sirve: undefined } },
            })
      );
    },
  });
};
/** What decides which products a page of the catalogue holds. */
export const catalogAsked = (filters: Filters, vehicle: Vehiculo | null): string =>
  JSON.stringify([toQuery(filters, vehicle), filters.sirve && vehicleQuery(vehicle)]);

/** The products of the home page: what sells most, first, as far as it can be bought. */
export const featuredQuery = (vehicle: Vehiculo | null, limit = 8) => {
  const query: Query = { sort: 'popularity', order: 'desc', disponible: 'true', limit };
  const queryKey = ['products', 'list', query, vehicleQuery(vehicle)] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.products.list({ query: { ...query, ...vehicleQuery(vehicle) }, signal })).data,
    placeholderData: (productos, before) => keepSame(productos, before, queryKey),
  });
};

/** Others of the same category, without the product itself. */
export const similarQuery = (productoId: string, categoria: string, vehicle: Vehiculo | null, limit = 4) => {
  const query: Query = { category: categoria, sort: 'popularity', order: 'desc', disponible: 'true', limit: limit + 1 };
  const queryKey = ['products', 'list', query, vehicleQuery(vehicle)] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.products.list({ query: { ...query, ...vehicleQuery(vehicle) }, signal })).data,
    select: (productos) => productos.filter(({ _id }) => _id !== productoId).slice(0, limit),
    placeholderData: (productos, before) => keepSame(productos, before, queryKey),
  });
};

/** A page of one store's products. */
export const storeProductsQuery = (tiendaId: string, page: number, vehicle: Vehiculo | null, limit = 8) => {
  const queryKey = ['products', 'store', tiendaId, { page, limit }, vehicleQuery(vehicle)] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.products.byStore({
        params: { id: tiendaId },
        query: { page, limit, ...vehicleQuery(vehicle) },
        signal,
      });
      return { productos: data, meta };
    },
    placeholderData: (old, before) => old && { ...old, productos: keep(old.productos, before, queryKey) },
  });
};
