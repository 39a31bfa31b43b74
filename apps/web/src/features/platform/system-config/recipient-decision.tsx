import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { type CambioDestinatario, MotivoCambio } from '@tuerca/contracts/platform/system/recipient';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { useDecideRecipient } from './config.queries';

interface RecipientDecisionProps {
  change: CambioDestinatario;
  approve: boolean;
  onClose: () => void;
}

/** Brings the waiting change forward, or calls it off, with the reason. */
export function RecipientDecision({ change, approve, onClose }: RecipientDecisionProps) {
  const decide = useDecideRecipient();
  const { titular, nombreBanco, cuenta } = change.nuevo;
  return (
    <ReasonDialog
      title={approve ? 'Adelantar el cambio' : 'Cancelar el cambio'}
      confirm={approve ? 'Que valga ya' : 'Cancelar el cambio'}
      confirming="Guardando..."
      cancel="Volver"
      danger={!approve}
      rule={MotivoCambio}
      send={(motivo) => decide.mutateAsync({ id: change._id, motivo, approve })}
      success={approve ? SYSTEM_MESSAGES.approved : SYSTEM_MESSAGES.cancelled}
      failure={SYSTEM_MESSAGES.saveFailed}
      onClose={onClose}
    >
      {approve
        ? `Desde este momento los pagos van a ${titular}, ${nombreBanco}, cuenta ${cuenta}. Confírmalo antes con ${change.solicitadoPor.nombre} por otra vía.`
        : 'Los pagos siguen llegando al destinatario de ahora.'}
    </ReasonDialog>
  );
}
