import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import { citas } from '@tuerca/contracts/citas/citas/endpoints';
import { citasOf } from '@tuerca/contracts/citas/citas/lists';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { citasTaller } from '@tuerca/contracts/citas/citas/workshop-endpoints';
import { uploads } from '@tuerca/contracts/platform/uploads/endpoints';
import { citaKeys } from '@/entities/citas/citas/citas.keys';
import { useRefreshCitas } from '@/entities/citas/citas/citas.queries';
import { client, type InputFor } from '@/lib/api';
import { guarded } from '@/lib/page-access';

const api = client({ citas, citasTaller, disponibilidad, uploads });
/** Calls of the appointments' screens, with the capability that each needs. */
export const CITA_CALLS = guarded({
  create: citasTaller.create,
  confirm: citasTaller.confirm,
  estado: citasTaller.estado,
  complete: citasTaller.complete,
  noShow: citasTaller.noShow,
  reject: citasTaller.reject,
  undo: citasTaller.undo,
  correct: citasTaller.correct,
  reschedule: citas.reschedule,
});
/** Appointments per page of a list. */
const PAGE_SIZE = 24;

/** Query of my days with their hours and appointments, Caracas dates, both included. */
export const agendaQuery = (tallerId: string, desde: string, hasta: string) =>
  queryOptions({
    queryKey: citaKeys.agenda(desde, hasta),
    queryFn: async ({ signal }) =>
      (await api.disponibilidad.agenda({ params: { tallerId }, query: { desde, hasta }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Query of my appointments in some states (comma list), the next one first. */
const listQuery = (query: { estados: string; search?: string; page: number; limit: number }) =>
  queryOptions({
    queryKey: citaKeys.list(query),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.citas.list({ query: { ...query, sort: 'fechaHora' }, signal });
      return { rows: citasOf(data), total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });
/** Query of appointments that wait for my answer. */
export const pendingQuery = (page = 1, limit = PAGE_SIZE) => listQuery({ estados: 'pendiente', page, limit });
/** Query of appointments in some states, searched by client, vehicle or service. */
export const activeQuery = (estados: string, search: string, page: number) =>
  listQuery({ estados, search, page, limit: PAGE_SIZE });

/** Mutation of an appointment; invalidates what is on screen, also after a refusal. */
function useChange<I extends { citaId: string }>(change: (input: I) => Promise<{ data: Cita }>) {
  const cache = useQueryClient();
  const refresh = useRefreshCitas();
  return useMutation({
    mutationFn: async (input: I) => (await change(input)).data,
    onSuccess: (cita) => cache.setQueryData<Cita>(citaKeys.one(cita._id), cita),
    onSettled: refresh,
  });
}
type Change<Name extends keyof typeof citasTaller> = { citaId: string } & (InputFor<
  (typeof citasTaller)[Name]
> extends { body: infer Body }
  ? Body
  : object);
const of = (citaId: string) => ({ params: { id: citaId } });

export const useConfirmCita = () => useChange(({ citaId }: Change<'confirm'>) => api.citasTaller.confirm(of(citaId)));
/** Rejects a pending appointment, or cancels a confirmed one. */
export const useRejectCita = () =>
  useChange(({ citaId, ...body }: Change<'reject'>) => api.citasTaller.reject({ ...of(citaId), body }));
/** Undoes a start, or a missed appointment. */
export const useUndo = () =>
  useChange(({ citaId, ...body }: Change<'undo'>) => api.citasTaller.undo({ ...of(citaId), body }));
/** Corrects the recorded data of a completed appointment. */
export const useCorrect = () =>
  useChange(({ citaId, ...body }: Change<'correct'>) => api.citasTaller.correct({ ...of(citaId), body }));
export const useNoShow = () => useChange(({ citaId }: Change<'noShow'>) => api.citasTaller.noShow(of(citaId)));
/** Changes the state by the table of states; with the present state it saves the recorded work. */
export const useCambioEstado = () =>
  useChange(({ citaId, ...body }: Change<'estado'>) => api.citasTaller.estado({ ...of(citaId), body }));
export const useCompleteCita = () =>
  useChange(({ citaId, ...body }: Change<'complete'>) => api.citasTaller.complete({ ...of(citaId), body }));

/** Uploads a picture of the work and returns its URL, which the appointment then stores. */
export const sendWorkPicture = async (
  file: File,
  options: Pick<InputFor<typeof uploads.cita>, 'signal' | 'onProgress'>,
) => (await api.uploads.cita({ files: { image: [file] }, ...options })).data.imageUrl;
