import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { AdminProductView } from '@/features/products/admin-products/product-view';
import { Head } from '@/lib/head';

/** One product of any store, of the administrators' office. */
export function AdminProductPage() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Producto" noindex />
      <AdminProductView key={id} id={id} />
    </Container>
  );
}
