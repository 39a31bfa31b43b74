import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { useReturnChange } from '@/entities/orders/devoluciones/devoluciones.queries';
import { client, type InputFor } from '@/lib/api';
import { guarded } from '@/lib/page-access';

const api = client({ devoluciones });
/** Calls of the returns' screens, with the capability that each needs. */
export const RETURN_CALLS = guarded({
  accept: devoluciones.accept,
  reject: devoluciones.reject,
  receive: devoluciones.receive,
  refund: devoluciones.refund,
});

/** Accepts a return, with the instructions for sending it. */
export const useAcceptReturn = (id: string) =>
  useReturnChange((body: InputFor<typeof devoluciones.accept>['body']) =>
    api.devoluciones.accept({ params: { id }, body }),
  );

/** Rejects a return, with the reason. */
export const useRejectReturn = (id: string) =>
  useReturnChange((body: InputFor<typeof devoluciones.reject>['body']) =>
    api.devoluciones.reject({ params: { id }, body }),
  );

/** Records the receipt of the part. */
export const useReceiveReturn = (id: string) =>
  useReturnChange((body: InputFor<typeof devoluciones.receive>['body']) =>
    api.devoluciones.receive({ params: { id }, body }),
  );

/** Records the refund. */
export const useRefundReturn = (id: string) =>
  useReturnChange((body: InputFor<typeof devoluciones.refund>['body']) =>
    api.devoluciones.refund({ params: { id }, body }),
  );
