import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { presupuestos } from '@tuerca/contracts/citas/presupuestos/endpoints';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { client, type InputFor } from '@/lib/api';
import { guarded } from '@/lib/page-access';
import { presupuestoKeys } from './presupuestos.keys';

const api = client({ presupuestos });
/** Calls that not every position in a workshop's team may make. */
export const PRESUPUESTO_CALLS = guarded({ list: presupuestos.list });

/** Every version for an appointment of mine, newest first; prices and stock of parts are today's. */
const versionsQuery = (citaId: string) =>
  queryOptions({
    queryKey: presupuestoKeys.ofCita(citaId),
    queryFn: async ({ signal }) => (await api.presupuestos.list({ params: { id: citaId }, signal })).data,
    staleTime: 0,
  });

/** Asks nothing where it is not `enabled`. */
export const usePresupuestos = (citaId: string, enabled = true) => useQuery({ ...versionsQuery(citaId), enabled });

/** The answer takes its version's place; refused or not, all are read again, since the other side may have moved. */
function useVersionMutation<V>(citaId: string, send: (values: V) => Promise<{ data: Presupuesto; message?: string }>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => cache.invalidateQueries({ queryKey: presupuestoKeys.ofCita(citaId) }),
  });
}

/** A client's answer: the lines that are approved. */
export const useAnswerPresupuesto = (citaId: string) =>
  useVersionMutation(citaId, ({ id, ...body }: { id: string } & InputFor<typeof presupuestos.answer>['body']) =>
    api.presupuestos.answer({ params: { id }, body }),
  );

/** A workshop's new version. */
export const useSendPresupuesto = (citaId: string) =>
  useVersionMutation(citaId, (body: InputFor<typeof presupuestos.create>['body']) =>
    api.presupuestos.create({ params: { id: citaId }, body }),
  );

/** A workshop notes what was approved by telephone. */
export const useNoteCall = (citaId: string) =>
  useVersionMutation(citaId, ({ id, ...body }: { id: string } & InputFor<typeof presupuestos.noteCall>['body']) =>
    api.presupuestos.noteCall({ params: { id }, body }),
  );

/** A client objects to what was noted so. */
export const useObjection = (citaId: string) =>
  useVersionMutation(citaId, ({ id, ...body }: { id: string } & InputFor<typeof presupuestos.object>['body']) =>
    api.presupuestos.object({ params: { id }, body }),
  );

/** Takes back what nobody has answered yet. */
export const useWithdrawPresupuesto = (citaId: string) =>
  useVersionMutation(citaId, (id: string) => api.presupuestos.withdraw({ params: { id } }));
