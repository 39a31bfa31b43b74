import Typography from '@mui/material/Typography';
import { PasoPedido, type Pendiente } from '@tuerca/contracts/admin/asuntos';
import { COURIER_LABELS, COURIERS } from '@tuerca/contracts/auth/stores/couriers';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/orders/messages';
import { notify } from '@/lib/notify';
import { SelectInput } from '@/ui/form/select-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useAdvance } from './asuntos.queries';

const OPTIONS = COURIERS.map((value) => ({ value, label: COURIER_LABELS[value] }));
/** Label of each step, and the word for the state that it leads to. */
const STEP_WORDS: Record<PasoPedido['estado'], readonly [label: string, state: string]> = {
  procesando: ['Marcar en preparación', 'en preparación'],
  enviado: ['Marcar en camino', 'en camino'],
  entregado: ['Marcar entregado', 'entregado'],
};

interface StepDialogProps {
  asuntoId: string;
  pedido: Pendiente & { siguiente: PasoPedido['estado'] };
  onClose: () => void;
}

/** Advances an order to its next state in place of its store; 'enviado' asks for the parcel's tracking. */
export function StepDialog({ asuntoId, pedido: { _id, nombre, espera, siguiente }, onClose }: StepDialogProps) {
  const advance = useAdvance(asuntoId);
  const [label, state] = STEP_WORDS[siguiente];
  const isSent = siguiente === 'enviado';
  const form = useServerForm({
    schema: PasoPedido,
    defaultValues: { estado: siguiente, ...(isSent && { courier: 'propio' as const, numeroRastreo: '' }) },
    send: (step: PasoPedido) => advance.mutateAsync({ pedidoId: _id, ...step }),
    failure: ORDER_MESSAGES.statusFailed,
    onDone: () => {
      notify.ok(ORDER_MESSAGES.statusUpdated(state));
      onClose();
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={`${label}: ${nombre}`}
      confirm={label}
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
