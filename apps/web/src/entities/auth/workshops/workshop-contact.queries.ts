import { queryOptions } from '@tanstack/react-query';
import { workshops } from '@tuerca/contracts/auth/workshops/endpoints';
import { client } from '@/lib/api';
import { workshopKeys } from './workshops.keys';

const api = client({ workshops });

/** The workshop behind a service: telephone, picture, rating. Its own page reads more of it. */
export const workshopContactQuery = (tallerId: string) =>
  queryOptions({
    queryKey: workshopKeys.contact(tallerId),
    queryFn: async ({ signal }) =>
      (await api.workshops.profile({ params: { id: tallerId }, query: { limit: 1 }, signal })).data.workshop,
  });
