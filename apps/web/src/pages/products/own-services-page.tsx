import Container from '@mui/material/Container';
import { OwnServicesView } from '@/features/products/own-services/own-services-view';
import { Head } from '@/lib/head';

/** Servicios, of the workshop's panel. */
export const OwnServicesPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Servicios" noindex />
    <OwnServicesView />
  </Container>
);
