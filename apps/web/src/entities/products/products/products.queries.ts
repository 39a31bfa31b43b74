import { queryOptions } from '@tanstack/react-query';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import type { Producto } from '@tuerca/contracts/products/products/schemas';
import { vehicleQuery } from '@/entities/auth/garaje/garage-store';
import { client } from '@/lib/api';
import { BROWSER_ONLY, PAGE_SUBJECT } from '@/lib/query-meta';
import { keepFit, keepSameList } from './keep-fit';
import { productKeys, type ProductsQuery } from './products.keys';

const api = client({ catalogue });

/** One product with everything its page shows, and the rate behind its bolivars. */
export const productQuery = (productoId: string) =>
  queryOptions({
    meta: PAGE_SUBJECT,
    queryKey: productKeys.one(productoId),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.catalogue.get({ params: { id: productoId }, signal });
      return { producto: data, tasa: meta.tasa };
    },
  });

/** The products of the home page: what sells most, first, as far as it can be bought. */
export const featuredQuery = (vehicle: Vehiculo | null, limit = 8) => {
  const query: ProductsQuery = { sort: 'popularity', order: 'desc', disponible: 'true', limit };
  const queryKey = productKeys.list(query, vehicle);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.catalogue.list({ query: { ...query, ...vehicleQuery(vehicle) }, signal })).data,
    placeholderData: (productos, before) => keepSameList(productos, before, queryKey),
  });
};

/** Products by their ids, in that order; what is not on sale is absent. */
export const severalQuery = (ids: readonly string[], vehicle: Vehiculo | null) =>
  queryOptions({
    queryKey: productKeys.several(ids, vehicle),
    queryFn: async ({ signal }) =>
      (await api.catalogue.several({ query: { ids: ids.join(), ...vehicleQuery(vehicle) }, signal })).data,
    meta: BROWSER_ONLY,
  });

/** The same part in other stores, cheapest first. */
export const samePartQuery = (productoId: string, vehicle: Vehiculo | null) => {
  const queryKey = productKeys.samePart(productoId, vehicle);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.catalogue.samePart({ params: { id: productoId }, query: vehicleQuery(vehicle), signal })).data,
    placeholderData: (productos, before) => keepSameList(productos, before, queryKey),
  });
};

/** Others of the same category that fit the vehicle, or the product's own brand and model; without the product itself. */
export const similarQuery = (
  { _id, categoria, marca, modelo }: Pick<Producto, '_id' | 'categoria' | 'marca' | 'modelo'>,
  vehicle: Vehiculo | null,
  limit = 4,
) => {
  const query: ProductsQuery = {
    category: categoria,
    ...(vehicle ? { sirve: 'true' as const } : { ...(marca && { marca }), ...(marca && modelo && { modelo }) }),
    sort: 'popularity',
    order: 'desc',
    disponible: 'true',
    limit: limit + 1,
  };
  const queryKey = productKeys.list(query, vehicle);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.catalogue.list({ query: { ...query, ...vehicleQuery(vehicle) }, signal })).data,
    select: (productos) => productos.filter((one) => one._id !== _id).slice(0, limit),
    placeholderData: (productos, before) => keepSameList(productos, before, queryKey),
  });
};

/** A page of one store's products. */
export const storeProductsQuery = (tiendaId: string, page: number, vehicle: Vehiculo | null, limit = 8) => {
  const queryKey = productKeys.store(tiendaId, { page, limit }, vehicle);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.catalogue.byStore({
        params: { id: tiendaId },
        query: { page, limit, ...vehicleQuery(vehicle) },
        signal,
      });
      return { productos: data, meta };
    },
    placeholderData: (old, before) => old && { ...old, productos: keepFit(old.productos, before, queryKey) },
  });
};
