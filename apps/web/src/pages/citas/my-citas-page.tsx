import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { OfflineActions } from '@/entities/platform/offline-actions/offline-actions';
import { CITA_FILTERS } from '@/features/citas/my-citas/cita-filters';
import { CitasView } from '@/features/citas/my-citas/citas-view';
import { myCitasQuery } from '@/features/citas/my-citas/my-citas.queries';
import type { EarlyPage } from '@/lib/early-data';
import { Head } from '@/lib/head';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { CalendarMonthRounded } from '@/ui/icons/calendar-month-rounded';
import { PageHeader } from '@/ui/page-header';

const ClientLabour = lazyPart(async () => (await import('@/features/cart/mano-de-obra/client-labour')).ClientLabour);
const ClientPresupuesto = lazyPart(
  async () => (await import('@/features/citas/presupuestos/client-presupuesto')).ClientPresupuesto,
);

/** A client's appointments. */
export const MyCitasPage: EarlyPage = () => (
  <Container>
    <Head title="Mis citas" noindex />
    <PageHeader
      title="Mis citas"
      text="Tus servicios mecánicos: los que vienen y los que ya te hicieron."
      actions={
        <>
          <Button component={Link} to={paths.client()} variant="outlined">
            Volver
          </Button>
          <Button component={Link} to={paths.clientBooking()} variant="contained" startIcon={<CalendarMonthRounded />}>
            Agendar Cita
          </Button>
        </>
      }
    />
    <OfflineActions kind="booking" />
    <CitasView
      presupuesto={(cita) => (
        <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
          <ClientLabour cita={cita} />
          <ClientPresupuesto cita={cita} />
        </Suspense>
      )}
    />
  </Container>
);
MyCitasPage.early = {
  role: 'client',
  ask: (cache, { search }) => void cache.prefetchQuery(myCitasQuery(CITA_FILTERS.read(search))),
};
