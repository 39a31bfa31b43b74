import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';

/** No such product, or one that was withdrawn. */
export const ProductNotFound = () => (
  <Container>
    <Head title={CATALOGUE_MESSAGES.productNotFound} noindex />
    <EmptyState
      heading
      title={CATALOGUE_MESSAGES.productNotFound}
      text="Puede que la tienda lo haya retirado. Busca uno parecido en el catálogo."
      action={
        <Button component={Link} to={paths.catalogue()} variant="contained">
          Ver repuestos
        </Button>
      }
    />
  </Container>
);
