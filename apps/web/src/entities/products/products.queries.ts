import { queryOptions } from '@tanstack/react-query';
import { products } from '@tuerca/contracts/products';
import { SUBJECT } from '../../lib/query-meta';
import { client } from '../../lib/api';

const api = client({ products });

/** One product with everything its page shows, and the rate behind its bolivars. */
export const productQuery = (productoId: string) =>
  queryOptions({
    meta: SUBJECT,
    queryKey: ['products', 'one', productoId],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.products.get({ params: { id: productoId }, signal });
      return { producto: data, tasa: meta.tasa };
    },
  });
