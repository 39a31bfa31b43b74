import { RechazoSolicitud } from '@tuerca/contracts/membresia/form';
import { MEMBRESIA_MESSAGES } from '@tuerca/contracts/membresia/messages';
import type { Suscripcion } from '@tuerca/contracts/membresia/schemas';
import { ReasonDialog } from '@/ui/form/reason-dialog';
import { useRejectRequest } from './memberships.queries';

/** Refuses the payment of a request with a reason that its owner reads. */
export function RejectSubscriptionDialog({ suscripcion, onClose }: { suscripcion: Suscripcion; onClose: () => void }) {
  const reject = useRejectRequest(suscripcion._id);
  return (
    <ReasonDialog
      danger
      title={`Rechazar la solicitud de ${suscripcion.usuario.nombre}`}
      confirm="Rechazar"
      confirming="Guardando..."
      rule={RechazoSolicitud.shape.motivo}
      send={(motivo) => reject.mutateAsync({ motivo })}
      success={MEMBRESIA_MESSAGES.rejected}
      failure={MEMBRESIA_MESSAGES.changeFailed}
      hint="Lo lee quien hizo la solicitud"
      maxLength={300}
      onClose={onClose}
    />
  );
}
