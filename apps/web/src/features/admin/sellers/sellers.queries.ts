import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { talleresAdmin, tiendasAdmin } from '@tuerca/contracts/auth/negocios/admin-endpoints';
import { adminKeys } from '@/entities/admin/admin.keys';
import { client, type InputFor } from '@/lib/api';
import type { SellerFilters } from './seller-filters';

const api = client({ tiendasAdmin, talleresAdmin });
/** The two kinds of business. */
export type SellerKind = 'tiendas' | 'talleres';

const callsOf = (kind: SellerKind) => (kind === 'tiendas' ? api.tiendasAdmin : api.talleresAdmin);
const queryOf = ({ grupo, q, estado, marca, sort }: Omit<SellerFilters, 'page'>) => ({
  grupo,
  q: q || undefined,
  estado: (estado || undefined) as never,
  ...(marca === 'destacada' && { destacada: 'true' as const }),
  ...(marca === 'verificada' && { verificada: 'true' as const }),
  sort,
});

/** Returns businesses by filters, with the number in each group. */
export const useSellers = (kind: SellerKind, { page, ...filters }: SellerFilters) =>
  useQuery({
    queryKey: [...adminKeys.live, kind, { page, ...filters }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await callsOf(kind).list({ query: { page, ...queryOf(filters) }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages, cuentas: meta.cuentas };
    },
    placeholderData: keepPreviousData,
  });

/** Query of one business with its checks, figures and history. */
export const sellerQuery = (kind: SellerKind, id: string) =>
  queryOptions({
    queryKey: [...adminKeys.live, kind, id],
    queryFn: async ({ signal }) => (await callsOf(kind).get({ params: { id }, signal })).data,
  });

/** Fetches the file of the filtered businesses. */
export const readSellersFile = (kind: SellerKind, filters: SellerFilters) =>
  callsOf(kind).export({ query: queryOf(filters) });

interface Steps {
  decide: InputFor<typeof tiendasAdmin.decide>['body'];
  pause: InputFor<typeof tiendasAdmin.pause>['body'];
  feature: InputFor<typeof tiendasAdmin.feature>['body'];
  verify: InputFor<typeof tiendasAdmin.verify>['body'];
}
/** Steps that can be taken with a business. */
export type SellerStep = keyof Steps;

/** Takes a step and invalidates the business, whether or not it succeeded. */
export function useSellerStep<S extends SellerStep>(kind: SellerKind, id: string, step: S) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: Steps[S]) => (await callsOf(kind)[step]({ params: { id }, body: body as never })).data,
    onSettled: () => cache.invalidateQueries({ queryKey: adminKeys.live }),
  });
}
