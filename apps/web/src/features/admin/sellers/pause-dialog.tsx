import Typography from '@mui/material/Typography';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { MotivoNegocio } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { OpenThings } from '@/entities/admin/open-things';
import { useUnkeptThings } from '@/entities/admin/use-unkept-things';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import type { SellerDialogProps } from './seller-dialog';
import { useSellerStep } from './sellers.queries';

/** Takes a business out of the site, with the reason that its owner reads. */
export function PauseDialog({ kind, seller, onClose }: SellerDialogProps) {
  const pause = useSellerStep(kind, seller._id, 'pause');
  const unkept = useUnkeptThings(seller._id, 'pausa');
  return (
    <ReasonDialog
      danger
      title={`¿Pausar ${seller.nombre}?`}
      confirm="Pausar"
      confirming="Pausando..."
      rule={MotivoNegocio}
      send={async (motivo) => {
        await unkept.send();
        return pause.mutateAsync({ pausada: true, motivo });
      }}
      success={REVISION_MESSAGES.paused}
      failure={REVISION_MESSAGES.changeFailed}
      onClose={onClose}
    >
      <Typography>Deja de aparecer en el sitio. Sus pedidos y citas en curso continúan.</Typography>
      <OpenThings {...unkept.choice}>{ASUNTO_MESSAGES.staysToFulfil}</OpenThings>
    </ReasonDialog>
  );
}
