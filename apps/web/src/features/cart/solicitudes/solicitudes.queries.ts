import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { solicitudes } from '@tuerca/contracts/cart/solicitudes/endpoints';
import type { Solicitud } from '@tuerca/contracts/cart/solicitudes/schemas';
import { uploads } from '@tuerca/contracts/platform/uploads/endpoints';
import { cartKeys } from '@/entities/cart/cart/cart.keys';
import { solicitudKeys } from '@/entities/cart/solicitudes/solicitudes.keys';
import { client, type InputFor } from '@/lib/api';
import type { RequestFilters } from './request-filters';

const api = client({ solicitudes, uploads });

/** My requests of a group, newest first. */
export const useRequests = ({ grupo, page }: RequestFilters) =>
  useQuery({
    queryKey: solicitudKeys.list({ grupo, page }),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.solicitudes.list({ query: { grupo, page }, signal });
      return { rows: data, totalPages: meta.totalPages, counts: meta.cuentas };
    },
    placeholderData: keepPreviousData,
  });

/** One request of mine with its proposals. */
export const useRequest = (id: string) =>
  useQuery({
    queryKey: solicitudKeys.one(id),
    queryFn: async ({ signal }) => (await api.solicitudes.get({ params: { id }, signal })).data,
    // Stores answer meanwhile.
    staleTime: 0,
  });

/** A change of one request: its answer is what is shown next; refused, it is read again, since somebody else was first. */
function useRequestChange<V>(send: (values: V) => Promise<{ data: Solicitud }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => cache.setQueryData(solicitudKeys.one(data._id), data),
    onSettled: () => cache.invalidateQueries({ queryKey: solicitudKeys.all }),
  });
}

/** Asks stores for a part. */
export const useRequestPart = () =>
  useRequestChange((body: InputFor<typeof solicitudes.create>['body']) => api.solicitudes.create({ body }));

/** Stops asking. */
export const useCancelRequest = (id: string) =>
  useRequestChange<void>(() => api.solicitudes.cancel({ params: { id } }));

/** Accepts a proposal, or puts what was accepted into the cart again. */
export function useAcceptProposal(id: string) {
  const cache = useQueryClient();
  const accept = useRequestChange((propuestaId: string) => api.solicitudes.accept({ params: { id, propuestaId } }));
  return {
    ...accept,
    run: async (propuestaId: string) => {
      const answer = await accept.mutateAsync(propuestaId);
      await cache.invalidateQueries({ queryKey: cartKeys.mine });
      return answer;
    },
  };
}

/** Sends a picture of what is asked for; answers its address. */
export const uploadRequestPicture = async (
  file: File,
  options: Pick<InputFor<typeof uploads.solicitud>, 'signal' | 'onProgress'>,
) => (await api.uploads.solicitud({ files: { image: [file] }, ...options })).data.imageUrl;
