import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import { caracasDate, isDate } from '@tuerca/contracts/venezuela/caracas';
import { Head } from '@/lib/head';
import { actingId } from '@/lib/page-access';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { useNow } from '@/lib/use-now';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { EmptyState } from '@/ui/empty-state';
import { BuildRounded } from '@/ui/icons/build-rounded';
import { PageHeader } from '@/ui/page-header';
import { NewCitaForm } from './new-cita-form';
import { bookableServicesQuery } from './workshop-booking.queries';

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <Skeleton variant="rounded" height={320} />
    <Skeleton variant="rounded" height={160} />
    <Skeleton variant="rounded" height={200} />
  </Box>
);

/** An appointment that the workshop makes; client (`?clientId=`) and day (`?fecha=`) may stand in the address. */
function NewCitaView({ tallerId }: { tallerId: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const today = caracasDate(useNow());
  const asked = params.get('clientId') ?? '';
  const clienteId = ID_PATTERN.test(asked) ? asked.toLowerCase() : '';
  const askedDay = params.get('fecha') ?? '';
  const day = isDate(askedDay) ? askedDay : '';
  return (
    <DataState
      query={useQuery(bookableServicesQuery)}
      skeleton={<Waiting />}
      error={SERVICE_MESSAGES.loadFailedRetry}
      empty={
        <EmptyState
          icon={<BuildRounded sx={{ fontSize: 34 }} />}
          title="Aún no tienes servicios para agendar"
          text="Publica el primero con su precio y su duración, y vuelve a agendar la cita."
          action={
            <Button variant="contained" component={Link} to={paths.workshopServices()}>
              Agregar un servicio
            </Button>
          }
        />
      }
    >
      {(servicios) => (
        <NewCitaForm
          key={clienteId}
          tallerId={tallerId}
          servicios={servicios}
          clienteId={clienteId}
          fecha={day >= today ? day : ''}
          onBooked={({ _id, fecha }) => void navigate(paths.workshopCitas({ fecha, cita: _id }))}
        />
      )}
    </DataState>
  );
}

/** Nueva cita, of the workshop's panel. */
export function NewCitaPage() {
  const user = useUser();
  const tallerId = user && actingId(user);
  return (
    <Container maxWidth="md" sx={{ pb: 4, mx: 0 }}>
      <Head title="Nueva cita" noindex />
      <BackLink to={paths.workshopCitas()} label="Citas" />
      <PageHeader title="Nueva cita" text="Para quien te llama o está en el mostrador." />
      {tallerId && <NewCitaView tallerId={tallerId} />}
    </Container>
  );
}
