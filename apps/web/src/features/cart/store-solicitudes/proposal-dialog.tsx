import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { NuevaPropuesta } from '@tuerca/contracts/cart/solicitudes/inputs';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import type { SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';
import { notify } from '@/lib/notify';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import type { ServerForm } from '@/ui/form/use-server-form';
import { usePropose } from './store-requests.queries';

/** Props of both forms of a proposal. */
export interface ProposalFormProps {
  solicitud: SolicitudTienda;
  /** Switch between the two forms. */
  choice: ReactNode;
  onClose: () => void;
}

/** Shared options of both proposal forms: schema, send, success message, close. */
export function useProposal({ solicitud, onClose }: Pick<ProposalFormProps, 'solicitud' | 'onClose'>) {
  const propose = usePropose(solicitud._id);
  return {
    schema: NuevaPropuesta,
    send: (body: NuevaPropuesta) => propose.mutateAsync(body),
    failure: SOLICITUD_MESSAGES.saveFailed,
    onDone: () => {
      notify.ok(SOLICITUD_MESSAGES.proposed);
      onClose();
    },
  };
}

interface ProposalDialogProps<T extends FieldValues> extends Pick<ProposalFormProps, 'choice' | 'onClose'> {
  form: ServerForm<T>;
  children: ReactNode;
}

/** Dialog of both forms. */
export const ProposalDialog = <T extends FieldValues>({ form, choice, onClose, children }: ProposalDialogProps<T>) => (
  <ServerFormDialog
    form={form}
    title="Responder solicitud"
    confirm="Enviar propuesta"
    confirming="Enviando..."
    cancel="Volver"
    onClose={onClose}
  >
    {choice}
    {children}
  </ServerFormDialog>
);
