import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { uploads } from '@tuerca/contracts/platform/uploads/endpoints';
import { useReturnChange } from '@/entities/orders/devoluciones/devoluciones.queries';
import { client, type InputFor } from '@/lib/api';

const api = client({ devoluciones, uploads });

/** Asks to return units of an order. */
export const useRequestReturn = () =>
  useReturnChange((body: InputFor<typeof devoluciones.create>['body']) => api.devoluciones.create({ body }));

/** Keeps the part after all. */
export const useCancelReturn = (id: string) => useReturnChange<void>(() => api.devoluciones.cancel({ params: { id } }));

/** Asks the administrators to look. */
export const useAskRevision = (id: string) =>
  useReturnChange((body: { motivo: string }) => api.devoluciones.askRevision({ params: { id }, body }));

/** Sends a picture of the part; answers its address. */
export const uploadReturnPicture = async (
  file: File,
  options: Pick<InputFor<typeof uploads.devolucion>, 'signal' | 'onProgress'>,
) => (await api.uploads.devolucion({ files: { image: [file] }, ...options })).data.imageUrl;
