import { DecisionRevision } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { COMPROBACION_NAMES, COMPROBACIONES } from '@tuerca/contracts/auth/negocios/review-states';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { SwitchField } from '@/ui/form/switch-field';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { type SellerDialogProps, told } from './seller-dialog';
import { useSellerStep } from './sellers.queries';

const CHECKS = COMPROBACION_NAMES.map((value) => ({ value, label: COMPROBACIONES[value] }));

/** Approves, with what was looked at. */
export function ApproveSellerDialog(props: SellerDialogProps) {
  const { kind, seller, onClose } = props;
  const decide = useSellerStep(kind, seller._id, 'decide');
  const form = useServerForm({
    schema: DecisionRevision,
    defaultValues: {
      decision: 'aprobada' as const,
      visto: seller.revision.estado as 'pendiente' | 'rechazada',
      comprobado: [] as string[],
      nota: '',
      verificado: seller.verificado,
    },
    send: (body: DecisionRevision) => decide.mutateAsync(body),
    failure: REVISION_MESSAGES.changeFailed,
    onDone: told(props, REVISION_MESSAGES.approved),
  });
  const { control, busy: disabled } = form;
  return (
    <ServerFormDialog
      form={form}
      title={`Aprobar ${seller.nombre}`}
      confirm="Aprobar"
      confirming="Aprobando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <CheckboxGroup control={control} name="comprobado" label="Qué comprobaste" options={CHECKS} disabled={disabled} />
      <SwitchField
        control={control}
        name="verificado"
        label="Marcar como verificado"
        hint="Sus clientes ven que revisamos sus documentos"
        disabled={disabled}
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
