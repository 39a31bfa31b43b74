import Typography from '@mui/material/Typography';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { DecisionRevision } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { OpenThings } from '@/entities/admin/open-things';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { type SellerDialogProps, told } from './seller-dialog';
import { useSellerStep } from './sellers.queries';

/** Refuses, with the reason that the owner reads. */
export function RejectSellerDialog(props: SellerDialogProps) {
  const { kind, seller, onClose } = props;
  const decide = useSellerStep(kind, seller._id, 'decide');
  const form = useServerForm({
    schema: DecisionRevision,
    defaultValues: { decision: 'rechazada' as const, visto: 'pendiente' as const, motivo: '', nota: '' },
    send: (body: DecisionRevision) => decide.mutateAsync(body),
    failure: REVISION_MESSAGES.changeFailed,
    onDone: told(props, REVISION_MESSAGES.rejected),
  });
  const { control, busy: disabled } = form;
  return (
    <ServerFormDialog
      form={form}
      danger
      title={`¿Rechazar ${seller.nombre}?`}
      confirm="Rechazar"
      confirming="Rechazando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>El negocio lee tu motivo, puede corregir y enviarse otra vez a revisión.</Typography>
      <OpenThings id={seller._id}>{ASUNTO_MESSAGES.goesToQueue}</OpenThings>
      <TextInput
        control={control}
        name="motivo"
        label="Motivo"
        rows={3}
        maxLength={500}
        placeholder={REVISION_MESSAGES.rejectionExample}
        disabled={disabled}
        required
      />
      <TextInput
        control={control}
        name="nota"
        label="Nota interna (opcional)"
        rows={2}
        maxLength={500}
        disabled={disabled}
      />
    </ServerFormDialog>
  );
}
