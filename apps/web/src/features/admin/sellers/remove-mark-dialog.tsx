import { MotivoNegocio } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import type { SellerDialogProps } from './seller-dialog';
import { useSellerStep } from './sellers.queries';

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
