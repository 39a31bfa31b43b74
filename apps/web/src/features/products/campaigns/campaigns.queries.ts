import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { campaignsAdmin } from '@tuerca/contracts/products/campaigns/endpoints';
import type { CambioCampana, NuevaCampana } from '@tuerca/contracts/products/campaigns/form';
import { adminKeys } from '@/entities/admin/admin.keys';
import { client } from '@/lib/api';
import type { CampaignFilters } from './filters';

const api = client({ campaignsAdmin });
const keys = {
  all: [...adminKeys.live, 'campaigns'],
  list: (filters: object) => [...keys.all, 'list', filters],
  one: (id: string) => [...adminKeys.all, 'campaign', id],
  reach: (id: string) => [...keys.all, 'reach', id],
} as const;

const toQuery = ({ q, estado }: Omit<CampaignFilters, 'page'>) => ({
  q: q || undefined,
  estado: estado === 'all' ? undefined : estado,
});

/** Campaigns by filters, newest first; the page before stays on screen while the next one comes. */
export const useCampaigns = ({ page, ...filters }: CampaignFilters) =>
  useQuery({
    queryKey: keys.list({ page, ...filters }),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.campaignsAdmin.list({ query: { page, ...toQuery(filters) }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

/** Campaigns as a file for spreadsheets. */
export const readCampaignsFile = (filters: CampaignFilters) =>
  api.campaignsAdmin.exportAll({ query: toQuery(filters) });

/** One campaign, as its form shows it. */
export const useCampaign = (id: string | undefined) =>
  useQuery({
    queryKey: keys.one(id ?? ''),
    queryFn: async ({ signal }) => (await api.campaignsAdmin.get({ params: { id: id! }, signal })).data,
    enabled: id !== undefined,
    // The form keeps what is typed; it must not be read anew below it.
    staleTime: Infinity,
    gcTime: 0,
  });

/** Stores and products that a campaign's end concerns; null asks for nothing. */
export const useReach = (id: string | null) =>
  useQuery({
    queryKey: keys.reach(id ?? ''),
    queryFn: async ({ signal }) => (await api.campaignsAdmin.reach({ params: { id: id! }, signal })).data,
    enabled: id !== null,
    gcTime: 0,
  });

function useChange<V>(send: (values: V) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => cache.invalidateQueries({ queryKey: keys.all }),
  });
}

/** Makes a campaign, or changes the one of this id. */
export const useSaveCampaign = (id?: string) =>
  useChange((body: NuevaCampana | CambioCampana) =>
    id === undefined
      ? api.campaignsAdmin.create({ body: body as NuevaCampana })
      : api.campaignsAdmin.update({ params: { id }, body: body as CambioCampana }),
  );
/** Switches a campaign on or off. */
export const useToggleCampaign = (id: string) =>
  useChange((body: { activa: boolean; motivo?: string }) => api.campaignsAdmin.toggle({ params: { id }, body }));
