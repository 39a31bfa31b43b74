import Container from '@mui/material/Container';
import { NewProductView } from '@/features/products/admin-products/new-product-view';
import { Head } from '@/lib/head';

/** Nuevo producto, of the administrators' office. */
export const AdminNewProductPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Nuevo producto" noindex />
    <NewProductView />
  </Container>
);
