import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { MIN_SEARCH_LENGTH } from '@tuerca/contracts/products/catalogue/rules';
import { vehicleQuery } from '@/entities/auth/garaje/garage-store';
import { client } from '@/lib/api';

const api = client({ catalogue });
const SHOWN = 8;

/** Parts that stores sell now under these words, those that fit the vehicle marked; nothing is asked below three letters. */
export const usePartSearch = (text: string, vehicle: Vehiculo) =>
  useQuery({
    queryKey: ['catalogue', 'parts-for', text, vehicle],
    queryFn: async ({ signal }) => {
      const query = { search: text, disponible: 'true', limit: SHOWN, ...vehicleQuery(vehicle) } as const;
      return (await api.catalogue.list({ query, signal })).data;
    },
    enabled: text.length >= MIN_SEARCH_LENGTH,
    placeholderData: keepPreviousData,
  });
