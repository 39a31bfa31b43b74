import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { hojas } from '@tuerca/contracts/citas/hojas/endpoints';
import type { EnlaceHoja, HojaDeVida } from '@tuerca/contracts/citas/hojas/schemas';
import { client, type InputFor } from '@/lib/api';
import { PAGE_SUBJECT } from '@/lib/query-meta';
import { hojaKeys } from './hojas.keys';

const api = client({ hojas });

/** The record of a vehicle of mine. Read anew at every visit: appointments and orders write into it. */
export const hojaQuery = (vehiculoId: string) =>
  queryOptions({
    queryKey: hojaKeys.one(vehiculoId),
    queryFn: async ({ signal }) => (await api.hojas.get({ params: { id: vehiculoId }, signal })).data,
    staleTime: 0,
  });

/** The record behind a link. Opening counts as a visit, so it is asked for once per page. */
export const sharedHojaQuery = (token: string) =>
  queryOptions({
    meta: PAGE_SUBJECT,
    queryKey: hojaKeys.shared(token),
    queryFn: async ({ signal }) => (await api.hojas.shared({ params: { token }, signal })).data,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** A change that answers the whole record: it takes the place of the one on screen, the records of other vehicles are read again. */
function useHojaChange<V>(vehiculoId: string, send: (values: V) => Promise<{ data: HojaDeVida; message?: string }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ data }) => {
      cache.setQueryData(hojaKeys.one(vehiculoId), data);
      await cache.invalidateQueries({ queryKey: hojaKeys.all, refetchType: 'none' });
    },
  });
}

/** Writes a new entry of mine, or the one with `registroId`. */
export const useWriteRegistro = (vehiculoId: string) =>
  useHojaChange(
    vehiculoId,
    ({ registroId, body }: { registroId: string | null; body: InputFor<typeof hojas.addRegistro>['body'] }) =>
      registroId
        ? api.hojas.updateRegistro({ params: { id: vehiculoId, registroId }, body })
        : api.hojas.addRegistro({ params: { id: vehiculoId }, body }),
  );

/** Removes an entry of mine. */
export const useRemoveRegistro = (vehiculoId: string) =>
  useHojaChange(vehiculoId, (registroId: string) =>
    api.hojas.removeRegistro({ params: { id: vehiculoId, registroId } }),
  );

/** Says which vehicle a purchase or an appointment was for. */
export const useAssign = (vehiculoId: string) =>
  useHojaChange(vehiculoId, (body: InputFor<typeof hojas.assign>['body']) =>
    api.hojas.assign({ params: { id: vehiculoId }, body }),
  );

function useEnlaceChange(vehiculoId: string, send: () => Promise<{ data: EnlaceHoja | null }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data: enlace }) =>
      cache.setQueryData(hojaQuery(vehiculoId).queryKey, (hoja) => hoja && { ...hoja, enlace }),
  });
}

/** Makes a new link; the former one stops working. */
export const useShareHoja = (vehiculoId: string) =>
  useEnlaceChange(vehiculoId, () => api.hojas.share({ params: { id: vehiculoId } }));

/** Ends the link. */
export const useUnshareHoja = (vehiculoId: string) =>
  useEnlaceChange(vehiculoId, () => api.hojas.unshare({ params: { id: vehiculoId } }));
