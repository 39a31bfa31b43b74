import Container from '@mui/material/Container';
import { SellersView } from '@/features/admin/sellers/sellers-view';
import { Head } from '@/lib/head';

/** Tiendas, of the administrators' office. */
export const AdminStoresPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Tiendas" noindex />
    <SellersView kind="tiendas" />
  </Container>
);
