import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { membresiaAdmin } from '@tuerca/contracts/membresia/admin-endpoints';
import type { AltaPlan, CambioPlan } from '@tuerca/contracts/membresia/form';
import { adminKeys } from '@/entities/admin/admin.keys';
import { membresiaKeys } from '@/entities/membresia/membresia.keys';
import { client } from '@/lib/api';
import type { SubscriptionFilters } from './filters';

const api = client({ membresiaAdmin });

/** All plans, with who has them. */
export const plansQuery = () =>
  queryOptions({
    queryKey: membresiaKeys.plans,
    queryFn: async ({ signal }) => (await api.membresiaAdmin.plans({ signal })).data,
  });

/** Somebody's membership: plan, use, request. */
export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: membresiaKeys.member(id),
    queryFn: async ({ signal }) => (await api.membresiaAdmin.member({ params: { id }, signal })).data,
  });

/** How many subscriptions there are and what they bring. */
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

/** Subscriptions by filters, newest first; the page before stays on screen while the next one comes. */
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

/** Subscriptions as a file for spreadsheets. */
export const readSubscriptionsFile = (filters: SubscriptionFilters) =>
  api.membresiaAdmin.exportSubscriptions({ query: toQuery(filters) });

/** A change of plans or subscriptions: whatever shows them is read again, refused or not. */
function useChange<V>(send: (values: V) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: membresiaKeys.all }),
        // A business shows its commission, which is the plan's.
        cache.invalidateQueries({ queryKey: adminKeys.live }),
      ]),
  });
}

/** Makes a plan, or changes the one of this code. */
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
