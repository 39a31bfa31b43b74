import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';
import { CatalogueBackLink } from '@/entities/products/products/catalogue-link';
import { ProductNotFound } from '@/entities/products/products/product-not-found';
import { ProductSkeleton } from '@/entities/products/products/product-skeleton';
import { productQuery } from '@/entities/products/products/products.queries';
import { isCode } from '@/lib/api-error';
import { Head } from '@/lib/head';
import { DataState } from '@/ui/data-state';
import { visuallyHidden } from '@/ui/visually-hidden';
import { ProductView } from './product-view';

/** One product. */
export function ProductPage() {
  const { id = '' } = useParams();
  const query = useQuery(productQuery(id));
  if (isCode(query.error, 'PRODUCTO_NO_ENCONTRADO', 'NO_ENCONTRADO', 'ENTRADA_INVALIDA')) return <ProductNotFound />;
  return (
    <Container>
      {!query.data && (
        <>
          <Head title="Producto" />
          <Box component="h1" sx={visuallyHidden}>
            Producto
          </Box>
        </>
      )}
      <CatalogueBackLink />
      <DataState
        query={query}
        skeleton={<ProductSkeleton />}
        error={CATALOGUE_MESSAGES.productLoadFailed}
        errorAction={<CatalogueBackLink button />}
      >
        {({ producto, tasa }) => <ProductView producto={producto} tasa={tasa} />}
      </DataState>
    </Container>
  );
}
