import { devoluciones } from '@tuerca/contracts/orders/devoluciones/endpoints';
import { useReturnChange } from '@/entities/orders/devoluciones/devoluciones.queries';
import { client, type InputFor } from '@/lib/api';
import { guarded } from '@/lib/page-access';

const api = client({ devoluciones });
/** What the screens of returns offer, to whose position makes the call. */
export const RETURN_CALLS = guarded({
  accept: devoluciones.accept,
  reject: devoluciones.reject,
  receive: devoluciones.receive,
  refund: devoluciones.refund,
});

/** Accepts, with how the part comes back. */
export const useAcceptReturn = (id: string) =>
  useReturnChange((body: InputFor<typeof devoluciones.accept>['body']) =>
    api.devoluciones.accept({ params: { id }, body }),
  );

/** Refuses, with the reason. */
export const useRejectReturn = (id: string) =>
  useReturnChange((body: InputFor<typeof devoluciones.reject>['body']) =>
    api.devoluciones.reject({ params: { id }, body }),
  );

/** The part is back. */
export const useReceiveReturn = (id: string) =>
  useReturnChange((body: InputFor<typeof devoluciones.receive>['body']) =>
    api.devoluciones.receive({ params: { id }, body }),
  );

/** The money is sent. */
export const useRefundReturn = (id: string) =>
  useReturnChange((body: InputFor<typeof devoluciones.refund>['body']) =>
    api.devoluciones.refund({ params: { id }, body }),
  );
