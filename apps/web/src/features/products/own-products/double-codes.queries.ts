import { useQuery } from '@tanstack/react-query';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { productKeys } from '@/entities/products/products/products.keys';
import { client } from '@/lib/api';

const api = client({ products });

/** Codes that several of my products have; read anew with every product that is saved. */
export const useDoubleCodes = () =>
  useQuery({
    queryKey: [...productKeys.mine, 'double-codes'],
    queryFn: async ({ signal }) => (await api.products.doubleCodes({ signal })).data,
  });
