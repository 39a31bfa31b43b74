import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { catalogos } from '@tuerca/contracts/platform/catalogos/endpoints';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import type {
  Adopcion,
  CambioDeEntrada,
  ListaAdmin,
  NuevaEntrada,
  PreguntaCambio,
} from '@tuerca/contracts/platform/catalogos/schemas';
import type { GrupoSinonimos } from '@tuerca/contracts/platform/catalogos/sinonimos';
import { client } from '@/lib/api';
import { OWN_DATA } from '@/lib/query-meta';

const api = client({ catalogos });
const ALL = [OWN_DATA, 'catalogos'] as const;
/** Polling interval of a list while documents are being rewritten, in milliseconds. */
const POLL = 1000;

/** Returns a list with its uses, polled while a change of it is being applied. */
export const useLista = (lista: Lista) =>
  useQuery({
    queryKey: [...ALL, 'lista', lista],
    queryFn: async ({ signal }) => (await api.catalogos.list({ params: { lista }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.cambio?.estado === 'aplicando' ? POLL : false),
  });

/** Returns values that stores typed and the list does not have. */
export const useCatalogSuggestions = (lista: Lista) =>
  useQuery({
    queryKey: [...ALL, 'sugerencias', lista],
    queryFn: async ({ signal }) => (await api.catalogos.suggestions({ params: { lista }, signal })).data,
  });

/** Returns the documents that a change would affect, counted anew for each question. */
export const useChangePreview = (lista: Lista, pregunta: PreguntaCambio | null) =>
  useQuery({
    queryKey: [...ALL, 'vista-previa', lista, pregunta],
    queryFn: async ({ signal }) => (await api.catalogos.preview({ params: { lista }, body: pregunta!, signal })).data,
    enabled: pregunta !== null,
    staleTime: 0,
    gcTime: 0,
  });

/** A change of a list: an entry added, changed, merged, or a typed value merged into one. */
export type ListChange =
  | { kind: 'add'; body: NuevaEntrada }
  | { kind: 'change'; id: string; body: CambioDeEntrada }
  | { kind: 'adopt'; id: string; body: Adopcion };

/** Sends a change and invalidates everything of the list. */
export function useChangeList(lista: Lista) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (change: ListChange): Promise<{ data: ListaAdmin; message: string | undefined }> => {
      if (change.kind === 'add') return api.catalogos.add({ params: { lista }, body: change.body });
      const params = { lista, id: change.id };
      if (change.kind === 'adopt') return api.catalogos.adopt({ params, body: change.body });
      return api.catalogos.update({ params, body: change.body });
    },
    onSuccess: ({ data }) => {
      cache.setQueryData([...ALL, 'lista', lista], data);
      return cache.invalidateQueries({ queryKey: [...ALL, 'sugerencias', lista] });
    },
  });
}

/** Fetches a list as CSV. */
export const readListFile = (lista: Lista) => api.catalogos.export({ params: { lista }, timeout: 60_000 });

/** Fetches the groups of synonyms as CSV. */
export const readSynonymsFile = () => api.catalogos.exportSynonyms({ timeout: 60_000 });

/** Returns all groups of synonyms. */
export const useSynonyms = () =>
  useQuery({
    queryKey: [...ALL, 'sinonimos'],
    queryFn: async ({ signal }) => (await api.catalogos.synonyms({ signal })).data,
  });

/** Adds a group, or changes the one with this id. */
export function useSaveSynonyms(id?: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: GrupoSinonimos) =>
      (await (id ? api.catalogos.setSynonyms({ params: { id }, body }) : api.catalogos.addSynonyms({ body }))).data,
    onSuccess: () => cache.invalidateQueries({ queryKey: [...ALL, 'sinonimos'] }),
  });
}

export function useRemoveSynonyms() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, motivo }: { id: string; motivo: string }) =>
      api.catalogos.removeSynonyms({ params: { id }, body: { motivo } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [...ALL, 'sinonimos'] }),
  });
}
