import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ratesAdmin } from '@tuerca/contracts/admin/rates-endpoints';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import type { RetiroTasa } from '@tuerca/contracts/platform/system/rates';
import type { NuevoDestinatario } from '@tuerca/contracts/platform/system/recipient';
import type { ConfigEntry } from '@tuerca/contracts/platform/system/schemas';
import { adminKeys } from '@/entities/admin/admin.keys';
import { publicConfigQuery } from '@/entities/platform/system/system.queries';
import { client, type InputFor } from '@/lib/api';

const api = client({ system, ratesAdmin });
const CONFIG = [...adminKeys.all, 'config'] as const;
const ROWS = 20;

/** Query of one category's entries. */
export const entriesQuery = (categoria: ConfigEntry['categoria']) =>
  queryOptions({
    queryKey: [...CONFIG, 'entries', categoria],
    queryFn: async ({ signal }) => (await api.system.config({ query: { categoria }, signal })).data,
    refetchOnWindowFocus: 'always',
  });

/** Query of one entry's latest changes. */
export const entryHistoryQuery = (name: string) =>
  queryOptions({
    queryKey: [...CONFIG, 'history', name],
    queryFn: async ({ signal }) =>
      (await api.system.history({ params: { name }, query: { limit: ROWS }, signal })).data,
  });

/** Query of the payment recipient and its pending change, on which others decide, too. */
export const recipientQuery = () =>
  queryOptions({
    queryKey: [...CONFIG, 'recipient'],
    queryFn: async ({ signal }) => (await api.system.recipient({ signal })).data,
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });

/** Returns a function that invalidates what is shown, also after a refusal: somebody else was quicker. */
function useReload(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: CONFIG }),
      cache.invalidateQueries({ queryKey: publicConfigQuery().queryKey }),
      // The first steps and the alerts of the dashboard, also without a socket that announces the change.
      cache.invalidateQueries({ queryKey: adminKeys.live }),
    ]);
  };
}

/** Changes one entry. */
export const useSetEntry = () =>
  useMutation({
    mutationFn: ({ name, ...body }: { name: string } & InputFor<typeof system.setConfig>['body']) =>
      api.system.setConfig({ params: { name }, body }),
    onSettled: useReload(),
  });

/** Withdraws a wrong rate; the answer's message depends on which one it was. */
export const useWithdrawRate = () =>
  useMutation({
    mutationFn: async (body: RetiroTasa) => {
      const { message } = await api.ratesAdmin.withdraw({ body });
      return { message };
    },
    onSettled: useReload(),
  });

/** Requests a change of the recipient. */
export const useRequestRecipient = () =>
  useMutation({
    mutationFn: (body: NuevoDestinatario) => api.system.requestRecipient({ body }),
    onSettled: useReload(),
  });

/** Applies the pending change early, or cancels it. */
export const useDecideRecipient = () =>
  useMutation({
    mutationFn: async ({ id, motivo, approve }: { id: string; motivo: string; approve: boolean }) => {
      const input = { params: { id }, body: { motivo } };
      const { message } = await (approve ? api.system.approveRecipient(input) : api.system.cancelRecipient(input));
      return { message };
    },
    onSettled: useReload(),
  });
