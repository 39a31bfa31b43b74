import { useQueryClient } from '@tanstack/react-query';
import { productKeys } from './products.keys';

/** After a store has written: everything that shows products is asked anew. */
export function useProductsRenewal() {
  const cache = useQueryClient();
  return () =>
    Promise.all([productKeys.mine, productKeys.all].map((queryKey) => cache.invalidateQueries({ queryKey })));
}
