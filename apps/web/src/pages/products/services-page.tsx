import Container from '@mui/material/Container';
import { LazyBooking } from '@/features/citas/booking/lazy-booking';
import { ServicesList } from '@/features/products/services/services-list';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** The services of the workshops. */
export const ServicesPage = () => (
  <Container>
    <Head
      title="Servicios Mecánicos"
      description="Compara servicios de talleres en Venezuela: precio en bolívares, duración y para qué vehículos, y agenda tu cita."
    />
    <PageHeader
      wideText
      title="Servicios Mecánicos"
      text="Compara precio, duración y taller antes de llevar tu vehículo."
    />
    <ServicesList booking={(servicio) => <LazyBooking key={servicio._id} servicio={servicio} />} />
  </Container>
);
