import Container from '@mui/material/Container';
import { AdminProductsView } from '@/features/products/admin-products/products-view';
import { Head } from '@/lib/head';

/** Productos, of the administrators' office. */
export const AdminProductsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Productos" noindex />
    <AdminProductsView />
  </Container>
);
