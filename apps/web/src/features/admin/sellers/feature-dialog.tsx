import Typography from '@mui/material/Typography';
import { CambioDestacado } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { NEGOCIO_MESSAGES } from '@tuerca/contracts/auth/negocios/messages';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { DateInput } from '@/ui/form/date-input';
import { ServerFormDialog } from '@/ui/form/server-form-dialog';
import { useServerForm } from '@/ui/form/use-server-form';
import { type SellerDialogProps, told } from './seller-dialog';
import { useSellerStep } from './sellers.queries';

/** Features a business, with an end or without. */
export function FeatureDialog(props: SellerDialogProps) {
  const { kind, seller, onClose } = props;
  const feature = useSellerStep(kind, seller._id, 'feature');
  const form = useServerForm({
    schema: CambioDestacado,
    defaultValues: { destacado: true, hasta: '' },
    send: (body: CambioDestacado) => feature.mutateAsync(body),
    failure: REVISION_MESSAGES.changeFailed,
    onDone: told(props, REVISION_MESSAGES.featured),
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
      <Typography>{NEGOCIO_MESSAGES.featured}</Typography>
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
