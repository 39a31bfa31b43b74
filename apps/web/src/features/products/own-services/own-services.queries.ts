import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { uploads } from '@tuerca/contracts/platform/uploads/endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import type { NuevoServicio } from '@tuerca/contracts/products/services/form';
import { serviceKeys } from '@/entities/products/services/services.keys';
import { client, type InputFor } from '@/lib/api';
import type { OwnServiceFilters } from './filters';

const api = client({ services, uploads });

/** My services by filters, by name; the page before stays on screen while the next one comes. */
export const useOwnServices = ({ page, busqueda, categoria }: OwnServiceFilters) =>
  useQuery({
    queryKey: [...serviceKeys.mine, { page, busqueda, categoria }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.services.mine({
        query: { page, search: busqueda, categoria: categoria || undefined },
        signal,
      });
      return { rows: data, totalPages: meta.totalPages, total: meta.total };
    },
    placeholderData: keepPreviousData,
  });

/** Everything that shows services is asked anew. */
function useRenewal() {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: serviceKeys.mine }),
      cache.invalidateQueries({ queryKey: serviceKeys.all }),
    ]);
}

/** Offers a service, or changes the one with this id. */
export function useSaveService(id?: string) {
  const renew = useRenewal();
  return useMutation({
    mutationFn: async (body: NuevoServicio) =>
      (await (id ? api.services.update({ params: { id }, body }) : api.services.create({ body }))).data,
    onSuccess: renew,
  });
}

/** Withdraws a service. */
export function useRemoveService() {
  const renew = useRenewal();
  return useMutation({
    mutationFn: async (id: string) => (await api.services.remove({ params: { id } })).data,
    onSuccess: renew,
  });
}

/** Stores a picture and answers its address, which becomes the service's when its form names it. */
export const uploadServicePicture = async (
  file: File,
  options: Pick<InputFor<typeof uploads.service>, 'signal' | 'onProgress'>,
) => (await api.uploads.service({ files: { image: [file] }, ...options })).data.imageUrl;
