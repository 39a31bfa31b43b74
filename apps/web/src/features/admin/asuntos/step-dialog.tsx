import Typography from '@mui/material/Typography';
import { PasoPedido, type Pendiente } from '@tuerca/contracts/admin/asuntos';
import { COURIER_LABELS, COURIERS } from '@tuerca/contracts/auth/stores/couriers';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { ESTADO_PEDIDO_LABELS } from '@tuerca/contracts/orders/orders/states';
import { notify } from '@/lib/notify';
import { SelectInput } from '@/ui/form/select-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useAdvance } from './asuntos.queries';

const OPTIONS = COURIERS.map((value) => ({ value, label: COURIER_LABELS[value] }));
/** Label of each step. */
const STEP_WORDS: Record<PasoPedido['estado'], string> = {
  procesando: 'Marcar en proceso',
  enviado: 'Marcar enviado',
  entregado: 'Marcar entregado',
};

interface StepDialogProps {
  asuntoId: string;
  pedido: Pendiente & { siguiente: PasoPedido['estado'] };
  onClose: () => void;
}

/** Advances an order to its next state in place of its store; 'enviado' asks for the parcel's tracking. */
export function StepDialog({ asuntoId, pedido: { _id, nombre, espera, siguiente }, onClose }: StepDialogProps) {
  const advance = useAdvance(asuntoId);
  const isSent = siguiente === 'enviado';
  const form = useServerForm({
    schema: PasoPedido,
    defaultValues: { estado: siguiente, ...(isSent && { courier: 'propio' as const, numeroRastreo: '' }) },
    send: (step: PasoPedido) => advance.mutateAsync({ pedidoId: _id, ...step }),
    failure: ORDER_MESSAGES.statusFailed,
    onDone: () => {
      notify.ok(ORDER_MESSAGES.statusUpdated(ESTADO_PEDIDO_LABELS[siguiente].toLowerCase()));
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={`${STEP_WORDS[siguiente]}: ${nombre}`}
      confirm={STEP_WORDS[siguiente]}
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>Lo haces en lugar de la tienda, que no tiene acceso. Le avisamos a {espera}.</Typography>
      {isSent && (
        <>
          <SelectInput
            control={form.control}
            name="courier"
            label="Empresa de envío"
            options={OPTIONS}
            required
            disabled={form.busy}
          />
          <TextInput
            control={form.control}
            name="numeroRastreo"
            label="Número de guía (opcional)"
            maxLength={60}
            disabled={form.busy}
          />
        </>
      )}
    </ServerFormDialog>
  );
}
