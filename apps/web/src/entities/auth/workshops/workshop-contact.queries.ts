import { queryOptions } from '@tanstack/react-query';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { client } from '@/lib/api';
import { workshopKeys } from './workshops.keys';

const api = client({ profiles });

/** The workshop behind a service: telephone, picture, rating. Its own page reads more of it. */
export const workshopContactQuery = (tallerId: string) =>
  queryOptions({
    queryKey: workshopKeys.contact(tallerId),
    queryFn: async ({ signal }) =>
      (await api.profiles.workshop({ params: { id: tallerId }, query: { limit: 1 }, signal })).data.workshop,
  });
