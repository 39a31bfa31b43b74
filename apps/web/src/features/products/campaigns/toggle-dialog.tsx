import Typography from '@mui/material/Typography';
import { requiredText } from '@tuerca/contracts/kernel/fields';
import type { Campana } from '@tuerca/contracts/products/campaigns/schemas';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { ConfirmAction } from '@/ui/confirm-action';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { useToggleCampaign } from './campaigns.queries';
import { ReachNote } from './reach-note';

const REASON = requiredText('Indica el motivo', 300);

/** Switches a campaign off with a reason that its stores read, or on again. */
export function ToggleDialog({ campana, onClose }: { campana: Campana; onClose: () => void }) {
  const { _id, nombre, activa } = campana;
  const { mutateAsync: toggle } = useToggleCampaign(_id);
  if (!activa)
    return (
      <ConfirmAction
        title="¿Activar esta oferta?"
        confirm="Activar"
        danger={false}
        run={() => toggle({ activa: true })}
        done={OFERTA_MESSAGES.activated}
        error={OFERTA_MESSAGES.activateFailed}
        onClose={onClose}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          «{nombre}» se abre otra vez. Avisaremos a las tiendas que venden lo que abarca; cada una decide si se une.
        </Typography>
      </ConfirmAction>
    );
  return (
    <ReasonDialog
      title="¿Desactivar esta oferta?"
      confirm="Desactivar"
      confirming="Desactivando..."
      danger
      rule={REASON}
      hint="Lo leen las tiendas que participan y queda en la auditoría."
      maxLength={300}
      send={(motivo) => toggle({ activa: false, motivo })}
      success={OFERTA_MESSAGES.deactivated}
      failure={OFERTA_MESSAGES.deactivateFailed}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>«{nombre}» deja de estar abierta.</Typography>
      <ReachNote id={_id} />
    </ReasonDialog>
  );
}
