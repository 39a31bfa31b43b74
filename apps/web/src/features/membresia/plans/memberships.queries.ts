import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { membresiaAdmin } from '@tuerca/contracts/membresia/admin-endpoints';
import type { AltaPlan, CambioPlan } from '@tuerca/contracts/membresia/form';
import { adminKeys } from '@/entities/admin/admin.keys';
import { membresiaKeys } from '@/entities/membresia/membresia.keys';
import { client } from '@/lib/api';
import type { SubscriptionFilters } from './filters';

const api = client({ membresiaAdmin });

/** Query of all plans, with their subscribers. */
export const plansQuery = () =>
  queryOptions({
    queryKey: membresiaKeys.plans,
    queryFn: async ({ signal }) => (await api.membresiaAdmin.plans({ signal })).data,
  });

/** Query of a member's plan, usage and request. */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: membresiaKeys.member(id),
    queryFn: async ({ signal }) => (await api.membresiaAdmin.member({ params: { id }, signal })).data,
  });

/** Returns the number of subscriptions and their revenue. */
export const useMembershipStatistics = () =>
  useQuery({
    queryKey: membresiaKeys.statistics,
    queryFn: async ({ signal }) => (await api.membresiaAdmin.statistics({ signal })).data,
  });

const toQuery = ({ search, rol, estado, nivel, porVencer }: Omit<SubscriptionFilters, 'page'>) => ({
  q: search || undefined,
  rol: rol === 'all' ? undefined : rol,
  estado: estado === 'all' ? undefined : estado,
  nivel: nivel || undefined,
  porVencer: porVencer ? ('true' as const) : undefined,
});

/** Returns subscriptions by filters, newest first; the previous page stays on screen while the next one loads. */
export const useSubscriptions = ({ page, ...filters }: SubscriptionFilters) =>
  useQuery({
    queryKey: membresiaKeys.subscriptions({ page, ...filters }),
    queryFn: async ({ signal }) => {
      const query = { page, ...toQuery(filters) };
      const { data, meta } = await api.membresiaAdmin.subscriptions({ query, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages, pending: meta.pendientes };
    },
    placeholderData: keepPreviousData,
  });

/** Fetches subscriptions as a spreadsheet file. */
export const readSubscriptionsFile = (filters: SubscriptionFilters) =>
  api.membresiaAdmin.exportSubscriptions({ query: toQuery(filters) });

/** Mutation of plans or subscriptions: invalidates all that shows them, also after a refusal. */
function useChange<V>(send: (values: V) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: membresiaKeys.all }),
        // A business' page shows its commission, which is the plan's.
        cache.invalidateQueries({ queryKey: adminKeys.live }),
      ]),
  });
}

/** Creates a plan, or changes the one with this code. */
export const useSavePlan = (codigo?: string) =>
  useChange((body: AltaPlan | CambioPlan) =>
    codigo === undefined
      ? api.membresiaAdmin.createPlan({ body: body as AltaPlan })
      : api.membresiaAdmin.updatePlan({ params: { id: codigo }, body }),
  );
export const useRemovePlan = () =>
  useChange((codigo: string) => api.membresiaAdmin.removePlan({ params: { id: codigo } }));
export const useMakeDefaults = () => useChange(() => api.membresiaAdmin.defaults({}));
export const useSetLevel = (userId: string) =>
  useChange((body: { nuevoNivel: string; razon: string }) =>
    api.membresiaAdmin.setLevel({ params: { id: userId }, body }),
  );
export const useConfirmRequest = () =>
  useChange((id: string) => api.membresiaAdmin.confirm({ params: { id }, body: {} }));
export const useRejectRequest = (id: string) =>
  useChange((body: { motivo: string }) => api.membresiaAdmin.reject({ params: { id }, body }));
