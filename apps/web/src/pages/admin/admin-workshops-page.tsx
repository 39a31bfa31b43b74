import Container from '@mui/material/Container';
import { SellersView } from '@/features/admin/sellers/sellers-view';
import { Head } from '@/lib/head';

/** Talleres, of the administrators' office. */
export const AdminWorkshopsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Talleres" noindex />
    <SellersView kind="talleres" />
  </Container>
);
