import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { CART_MESSAGES } from '@tuerca/contracts/cart/cart/messages';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import type { Solicitud } from '@tuerca/contracts/cart/solicitudes/schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { LockClockOutlined } from '@/ui/icons/lock-clock-outlined';
import { LoadingButton } from '@/ui/loading-button';
import { NoticeBand } from '@/ui/notice-band';
import { AskLink } from './ask-link';
import { useAcceptProposal } from './solicitudes.queries';

interface HeldProps {
  solicitud: Solicitud;
  apartado: NonNullable<Solicitud['apartado']>;
}

/** Accepted proposal: its deadline, and the button to buy it; after the deadline, the link to request again. */
export function Held({ solicitud, apartado }: HeldProps) {
  const { propuestaId, hasta, vigente, disponible } = apartado;
  const accept = useAcceptProposal(solicitud._id);
  const navigate = useNavigate();
  const { pieza, categoria, vehiculo } = solicitud;
  const toCart = () =>
    accept.run(propuestaId).then(
      () => void navigate(paths.cart()),
      (error: unknown) => notify.failure(error, SOLICITUD_MESSAGES.saveFailed),
    );
  if (vigente && disponible > 0)
    return (
      <NoticeBand
        icon={<LockClockOutlined />}
        actions={
          <LoadingButton loading={accept.isPending} onClick={() => void toCart()}>
            Ir a comprarlo
          </LoadingButton>
        }
      >
        {CART_MESSAGES.heldUntil(formatFechaHora(hasta))} Completa tu compra antes de esa hora.
      </NoticeBand>
    );
  if (disponible === 0 && vigente)
    return (
      <NoticeBand
        icon={<LockClockOutlined />}
        actions={
          <Button component={Link} to={paths.clientOrders()} variant="outlined">
            Ver mis compras
          </Button>
        }
      >
        Ya compraste lo que aceptaste.
      </NoticeBand>
    );
  return (
    <NoticeBand
      icon={<LockClockOutlined />}
      actions={<AskLink query={pieza} categoria={categoria ?? undefined} vehiculo={vehiculo} variant="outlined" />}
    >
      El apartado terminó el {formatFechaHora(hasta)}
    </NoticeBand>
  );
}
