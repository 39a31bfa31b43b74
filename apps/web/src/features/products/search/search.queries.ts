import { queryOptions } from '@tanstack/react-query';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { MIN_SEARCH_LENGTH } from '@tuerca/contracts/products/catalogue/rules';
import { vehicleQuery } from '@/entities/auth/garaje/garage-store';
import { client } from '@/lib/api';

const api = client({ catalogue });

/** Hits of everything for a text; asks nothing below 3 characters. */
export const searchQuery = (text: string, vehicle: Vehiculo | null) =>
  queryOptions({
    queryKey: ['search', text, vehicleQuery(vehicle)] as const,
    queryFn: async ({ signal }) =>
      (await api.catalogue.search({ query: { query: text, ...vehicleQuery(vehicle) }, signal })).data,
    enabled: text.length >= MIN_SEARCH_LENGTH,
    // The same hits stay while their fit is on its way; what was said of another vehicle does not.
    placeholderData: (found, before) =>
      found && before?.queryKey[1] === text
        ? { ...found, products: found.products.map(({ ajuste: _, ...hit }) => hit) }
        : undefined,
    staleTime: 60_000,
  });
