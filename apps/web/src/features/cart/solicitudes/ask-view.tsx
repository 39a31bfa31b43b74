import { useSearchParams } from 'react-router-dom';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import { useGarage, useVehicle } from '@/entities/auth/garaje/garage-store';
import { usePlace } from '@/entities/platform/lugares/place-store';
import { useSession } from '@/lib/session';
import { EmptyState } from '@/ui/empty-state';
import { AskForm } from './ask-form';
import { initialAsk } from './ask-values';

/** The form, once it is known who asks and for which vehicle; others than clients do not ask. */
export function AskView() {
  const { user, status } = useSession();
  const { status: garage } = useGarage();
  const vehicle = useVehicle();
  const place = usePlace();
  const [params] = useSearchParams();
  if (status === 'loading' || garage === 'loading' || place === undefined) return null;
  if (user && user.role !== 'client') return <EmptyState title={SOLICITUD_MESSAGES.clientsOnly} />;
  return <AskForm key={user?._id ?? ''} initial={initialAsk(params, vehicle, place)} />;
}
