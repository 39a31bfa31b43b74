import Container from '@mui/material/Container';
import { useParams, useSearchParams } from 'react-router-dom';
import { ProductFormView } from '@/features/products/own-products/product-form-view';
import { Head } from '@/lib/head';

/** A new product, or one of mine with everything it says, of the store's panel. */
export function ProductFormPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const copyOf = id ? null : search.get('copiar');
  return (
    <Container sx={{ pb: 4 }}>
      <Head title={id ? 'Editar producto' : copyOf ? 'Duplicar producto' : 'Nuevo producto'} noindex />
      <ProductFormView key={id ?? copyOf} id={id} copyOf={copyOf} />
    </Container>
  );
}
