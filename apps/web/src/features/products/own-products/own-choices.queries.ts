import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { productKeys } from '@/entities/products/products/products.keys';
import { client } from '@/lib/api';
import { ownProductQuery } from './own-products.queries';

const api = client({ products });

/** Products that a picker offers at once. */
const CHOICES = 20;
/** My products whose name or numbers match. */
export const useOwnChoices = (search: string) =>
  useQuery({
    queryKey: [...productKeys.mine, 'choices', search],
    queryFn: async ({ signal }) =>
      (await api.products.mine({ query: { search: search || undefined, limit: CHOICES }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Reads one of my products when it is wanted. */
export function useReadOwnProduct() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: (id: string) => cache.fetchQuery(ownProductQuery(id)) });
}
