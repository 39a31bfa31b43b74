import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { uploads } from '@tuerca/contracts/platform/uploads/endpoints';
import { promotions } from '@tuerca/contracts/products/promotions/endpoints';
import type { NuevaOferta } from '@tuerca/contracts/products/promotions/form';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { promotionKeys } from '@/entities/products/promotions/promotions.keys';
import { serviceKeys } from '@/entities/products/services/services.keys';
import { client, type InputFor } from '@/lib/api';
import type { OfferFilters } from './filters';

const api = client({ promotions, services, uploads });
/** Maximum of services in the form's list. */
const MAX_CHOICES = 60;

/** Returns my offers by filters, newest first; the previous page stays on screen while the next one loads. */
export const useOffers = ({ page, search, status }: OfferFilters) =>
  useQuery({
    queryKey: [...promotionKeys.mine, { page, search, status }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.promotions.mine({ query: { page, search, status }, signal });
      return { rows: data, totalPages: meta.totalPages, total: meta.total };
    },
    placeholderData: keepPreviousData,
  });

/** Returns my services by name, to choose an offer's scope. */
export const useOfferServices = () =>
  useQuery({
    queryKey: [...serviceKeys.mine, 'choices'],
    queryFn: async ({ signal }) => (await api.services.mine({ query: { limit: MAX_CHOICES }, signal })).data,
  });

/** Returns a function that invalidates all offers. */
function useRenewal() {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: promotionKeys.mine }),
      cache.invalidateQueries({ queryKey: promotionKeys.all }),
    ]);
}

/** Creates an offer, or changes the one with this id. */
export function useSaveOffer(id?: string) {
  const renew = useRenewal();
  return useMutation({
    mutationFn: async (body: NuevaOferta) =>
      (await (id ? api.promotions.update({ params: { id }, body }) : api.promotions.create({ body }))).data,
    onSuccess: renew,
  });
}

/** Switches an offer on or off. */
export function useToggleOffer() {
  const renew = useRenewal();
  return useMutation({
    mutationFn: async ({ id, activa }: { id: string; activa: boolean }) =>
      (await api.promotions.toggle({ params: { id }, body: { activa } })).data,
    onSuccess: renew,
  });
}

/** Removes an offer. */
export function useRemoveOffer() {
  const renew = useRenewal();
  return useMutation({
    mutationFn: async (id: string) => (await api.promotions.remove({ params: { id } })).data,
    onSuccess: renew,
  });
}

/** Uploads a picture and returns its URL, which is the offer's once its form is saved. */
export const uploadOfferPicture = async (
  file: File,
  options: Pick<InputFor<typeof uploads.promotion>, 'signal' | 'onProgress'>,
) => (await api.uploads.promotion({ files: { image: [file] }, ...options })).data.imageUrl;
