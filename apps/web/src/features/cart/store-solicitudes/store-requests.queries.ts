import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { solicitudesTienda } from '@tuerca/contracts/cart/solicitudes/endpoints';
import type { SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';
import { uploads } from '@tuerca/contracts/platform/uploads/endpoints';
import { products } from '@tuerca/contracts/products/products/endpoints';
import { solicitudKeys } from '@/entities/cart/solicitudes/solicitudes.keys';
import { client, type InputFor } from '@/lib/api';
import type { StoreRequestFilters } from './store-request-filters';

const api = client({ solicitudesTienda, products, uploads });
/** Products that the choice offers at most. */
const MAX_CHOICES = 20;

/** Requests of which my store was told, by group. */
export const useStoreRequests = ({ grupo, page }: StoreRequestFilters) =>
  useQuery({
    queryKey: solicitudKeys.ofStore({ grupo, page }),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.solicitudesTienda.list({ query: { grupo, page }, signal });
      return { rows: data, totalPages: meta.totalPages, counts: meta.cuentas };
    },
    placeholderData: keepPreviousData,
  });

/** One of them; reading it makes it known. */
export function useStoreRequest(id: string) {
  const cache = useQueryClient();
  return useQuery({
    queryKey: solicitudKeys.oneOfStore(id),
    queryFn: async ({ signal }) => {
      const { data } = await api.solicitudesTienda.get({ params: { id }, signal });
      if (data.nueva) void cache.invalidateQueries({ queryKey: solicitudKeys.waiting });
      return data;
    },
    staleTime: 0,
  });
}

function useStoreChange<V>(send: (values: V) => Promise<{ data: SolicitudTienda }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => cache.setQueryData(solicitudKeys.oneOfStore(data._id), data),
    onSettled: () => cache.invalidateQueries({ queryKey: solicitudKeys.all }),
  });
}

/** Answers with a product, or with a part that is not listed. */
export const usePropose = (id: string) =>
  useStoreChange((body: InputFor<typeof solicitudesTienda.propose>['body']) =>
    api.solicitudesTienda.propose({ params: { id }, body }),
  );

/** Takes back what nobody accepted. */
export const useWithdrawProposal = (id: string) =>
  useStoreChange((propuestaId: string) => api.solicitudesTienda.withdraw({ params: { id, propuestaId } }));

/** My products on sale whose text matches. */
export const useOwnParts = (search: string) =>
  useQuery({
    queryKey: [...solicitudKeys.all, 'parts', search],
    queryFn: async ({ signal }) => {
      const query = { search: search || undefined, grupo: 'publicados' as const, limit: MAX_CHOICES, stockMin: 1 };
      return (await api.products.mine({ query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

/** Sends a picture of what is proposed; answers its address. */
export const uploadProposalPicture = async (
  file: File,
  options: Pick<InputFor<typeof uploads.solicitud>, 'signal' | 'onProgress'>,
) => (await api.uploads.solicitud({ files: { image: [file] }, ...options })).data.imageUrl;
