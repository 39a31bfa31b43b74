import { queryOptions } from '@tanstack/react-query';
import { stores } from '@tuerca/contracts/stores';
import { client } from '../../lib/api';

const api = client({ stores });

/** One store as the public sees it. */
export const storeQuery = (tiendaId: string) =>
  queryOptions({ queryKey: ['stores', 'one', tiendaId], queryFn: async ({ signal }) => (await api.stores.profile({ params: { id: tiendaId }, signal })).data.store });
