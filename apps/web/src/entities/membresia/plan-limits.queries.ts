import { useQuery } from '@tanstack/react-query';
import { membresia } from '@tuerca/contracts/membresia/endpoints';
import { client } from '@/lib/api';
import { membresiaKeys } from './membresia.keys';

const api = client({ membresia });

/** Current limits of my business' plan; undefined while unknown, when the server alone decides. */
export const usePlanLimits = () =>
  useQuery({
    queryKey: membresiaKeys.limits,
    queryFn: async ({ signal }) => (await api.membresia.limits({ signal })).data,
  }).data;
