import Typography from '@mui/material/Typography';
import { CambioDestacado, DecisionRevision, MotivoNegocio } from '@tuerca/contracts/negocios/admin-schemas';
import type { NegocioAdmin } from '@tuerca/contracts/negocios/admin-schemas';
import { REVISION_MESSAGES } from '@tuerca/contracts/negocios/review-messages';
import { COMPROBACION_NAMES, COMPROBACIONES } from '@tuerca/contracts/negocios/review-states';
import { notify } from '../../lib/notify';
import { CheckboxGroup } from '../../ui/form/checkbox-group';
import { DateInput } from '../../ui/form/date-input';
import { ReasonDialog } from '../../ui/form/reason-dialog';
import { ServerFormDialog } from '../../ui/form/server-form-dialog';
import { SwitchField } from '../../ui/form/switch-field';
import { TextInput } from '../../ui/form/text-input';
import { useServerForm } from '../../ui/form/use-server-form';
import { type SellerKind, useSellerStep } from './sellers.queries';

/** What a dialog about a business takes. */
export interface SellerDialogProps {
  kind: SellerKind;
  seller: NegocioAdmin;
  onClose: () => void;
}

const CHECKS = COMPROBACION_NAMES.map((value) => ({ value, label: COMPROBACIONES[value] }));
const told = (message: string, onClose: () => void) => () => {
  notify.ok(message);
  onClose();
};

/** Approves, with what was looked at. */
export function ApproveDialog({ kind, seller, onClose }: SellerDialogProps) {
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
    onDone: told(REVISION_MESSAGES.approved, onClose),
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
      <TextInput control={control} name="nota" label="Nota interna" rows={2} maxLength={500} disabled={disabled} />
    </ServerFormDialog>
  );
}

/** Refuses, with the reason that the owner reads. */
export function RejectDialog({ kind, seller, onClose }: SellerDialogProps) {
  const decide = useSellerStep(kind, seller._id, 'decide');
  const form = useServerForm({
    schema: DecisionRevision,
    defaultValues: { decision: 'rechazada' as const, visto: 'pendiente' as const, motivo: '', nota: '' },
    send: (body: DecisionRevision) => decide.mutateAsync(body),
    failure: REVISION_MESSAGES.changeFailed,
    onDone: told(REVISION_MESSAGES.rejected, onClose),
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
      <TextInput
        control={control}
        name="motivo"
        label="Motivo"
        rows={3}
        maxLength={500}
        placeholder="El RIF no aparece en el SENIAT a nombre de este negocio."
        disabled={disabled}
        required
      />
      <TextInput control={control} name="nota" label="Nota interna" rows={2} maxLength={500} disabled={disabled} />
    </ServerFormDialog>
  );
}

/** Takes a business out of the site, with the reason that its owner reads. */
export function PauseDialog({ kind, seller, onClose }: SellerDialogProps) {
  const pause = useSellerStep(kind, seller._id, 'pause');
  return (
    <ReasonDialog
      danger
      title={`¿Pausar ${seller.nombre}?`}
      confirm="Pausar"
      confirming="Pausando..."
      rule={MotivoNegocio}
      send={(motivo) => pause.mutateAsync({ pausada: true, motivo })}
      success={REVISION_MESSAGES.paused}
      failure={REVISION_MESSAGES.changeFailed}
      onClose={onClose}
    >
      Deja de aparecer en el sitio. Sus pedidos y citas en curso continúan.
    </ReasonDialog>
  );
}

/** Features a business, with an end or without. */
export function FeatureDialog({ kind, seller, onClose }: SellerDialogProps) {
  const feature = useSellerStep(kind, seller._id, 'feature');
  const form = useServerForm({
    schema: CambioDestacado,
    defaultValues: { destacado: true, hasta: '' },
    send: (body: CambioDestacado) => feature.mutateAsync(body),
    failure: REVISION_MESSAGES.changeFailed,
    onDone: told(REVISION_MESSAGES.featured, onClose),
  });
  return (
    <ServerFormDialog
      form={form}
      title={`Destacar ${seller.nombre}`}
      confirm="Destacar"
      confirming="Guardando..."
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>Aparece de primero en las listas.</Typography>
      <DateInput
        control={form.control}
        name="hasta"
        label="Hasta (opcional)"
        hint="Sin fecha, hasta que lo quites"
        disabled={form.busy}
      />
    </ServerFormDialog>
  );
}

/** Takes the verified mark away, with the reason that the owner reads. */
export function RemoveMarkDialog({ kind, seller, onClose }: SellerDialogProps) {
  const verify = useSellerStep(kind, seller._id, 'verify');
  return (
    <ReasonDialog
      danger
      title={`¿Quitar la marca de verificado a ${seller.nombre}?`}
      confirm="Quitar la marca"
      confirming="Guardando..."
      rule={MotivoNegocio}
      send={(motivo) => verify.mutateAsync({ verificado: false, motivo })}
      success={REVISION_MESSAGES.notVerified}
      failure={REVISION_MESSAGES.changeFailed}
      onClose={onClose}
    />
  );
}
