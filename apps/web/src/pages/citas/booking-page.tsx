import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ID_PATTERN } from '@tuerca/contracts/kernel/text';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import { citaQuery } from '@/entities/citas/citas/citas.queries';
import { SlotPickerSkeleton } from '@/entities/citas/citas/slot-picker-skeleton';
import { serviceQuery } from '@/entities/products/services/services.queries';
import { BookedService } from '@/features/citas/booking/booked-service';
import { Booking } from '@/features/citas/booking/booking';
import { ServiceChoice } from '@/features/citas/booking/service-choice';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { DataState } from '@/ui/data-state';
import { PageHeader } from '@/ui/page-header';

function ChosenService({ servicioId, former }: { servicioId: string; former: string }) {
  const query = useQuery(serviceQuery(servicioId));
  const old = useQuery({ ...citaQuery(former), enabled: former !== '' });
  return (
    <DataState
      query={query}
      skeleton={<SlotPickerSkeleton />}
      error={SERVICE_MESSAGES.detailLoadFailed}
      errorAction={<BackLink to={paths.clientBooking()} label="Elegir otro servicio" button />}
    >
      {(servicio) => (
        <>
          <BookedService servicio={servicio} />
          {former && old.isPending ? (
            <SlotPickerSkeleton />
          ) : (
            <Booking key={servicio._id} servicio={servicio} former={old.data} />
          )}
        </>
      )}
    </DataState>
  );
}

const readId = (text: string | null): string => (text && ID_PATTERN.test(text) ? text : '');

/** A client books: the service of the address, or one that is chosen here first. */
export function BookingPage() {
  const [params] = useSearchParams();
  const [servicio, former] = [readId(params.get('servicio')), readId(params.get('enLugarDe'))];
  return (
    <Container>
      <Head title="Agendar Cita" noindex />
      <BackLink to={paths.clientServices()} label="Volver a mis citas" />
      <PageHeader
        title="Agendar Cita"
        text={servicio ? 'Elige día, hora y vehículo.' : 'Primero elige el servicio que necesitas.'}
      />
      <Box sx={{ maxWidth: 960, pb: 4 }}>
        {servicio ? <ChosenService servicioId={servicio} former={former} /> : <ServiceChoice former={former} />}
      </Box>
    </Container>
  );
}
