import Container from '@mui/material/Container';
import { useSearchParams } from 'react-router-dom';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import { useGarage, useVehicle } from '@/entities/auth/garaje/garage-store';
import { usePlace } from '@/entities/platform/lugares/place-store';
import { Head } from '@/lib/head';
import { useSession } from '@/lib/session';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { RequestPartForm } from './ask-form';
import { initialAsk } from './ask-values';

/** The form, once it is known who asks and for which vehicle; others than clients do not ask. */
function AskView() {
  const { user, status } = useSession();
  const { status: garage } = useGarage();
  const vehicle = useVehicle();
  const place = usePlace();
  const [params] = useSearchParams();
  if (status === 'loading' || garage === 'loading' || place === undefined) return null;
  if (user && user.role !== 'client') return <EmptyState title={SOLICITUD_MESSAGES.clientsOnly} />;
  return <RequestPartForm key={user?._id ?? ''} initial={initialAsk(params, vehicle, place)} />;
}

/** Asks stores for a part that no list holds; visitors too. */
export const AskPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Pedir repuesto" noindex />
    <PageHeader
      title="Pedir repuesto"
      text="Descríbelo una vez: las tiendas que lo tengan te responden con su precio."
    />
    <AskView />
  </Container>
);
