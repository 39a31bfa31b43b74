import { queryOptions } from '@tanstack/react-query';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import type { Place } from '@tuerca/contracts/venezuela/place';
import { vehicleQuery } from '@/entities/auth/garaje/garage-store';
import { keepFit } from '@/entities/products/products/keep-fit';
import { productKeys, type ProductsQuery } from '@/entities/products/products/products.keys';
import { client } from '@/lib/api';
import { type CatalogueFilters, toCatalogueQuery } from './filters';

const api = client({ catalogue });

/**
 * Query of a page of products with facets and totals; the previous page stays on screen while the next one loads. `asked`
 * identifies the page's query.
 */
export const catalogQuery = (filters: CatalogueFilters, vehicle: Vehiculo | null, place: Place | null) => {
  const query: ProductsQuery = { ...toCatalogueQuery(filters, vehicle, place), facetas: 'true' };
  const queryKey = productKeys.list(query, vehicle);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.catalogue.list({ query: { ...query, ...vehicleQuery(vehicle) }, signal });
      return { productos: data, meta, asked: catalogAsked(filters, place) };
    },
    placeholderData: (page, before) => {
      const productos = page && keepFit(page.productos, before, queryKey);
      // Drops the number of fitting products, too.
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
/** Key of the products of a catalogue page, without the vehicle, which is added to a rendered page. */
export const catalogAsked = (filters: CatalogueFilters, place: Place | null): string =>
  JSON.stringify([toCatalogueQuery(filters, null, place), filters.sirve]);
