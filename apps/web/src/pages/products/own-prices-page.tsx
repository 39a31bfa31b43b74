import Container from '@mui/material/Container';
import { OwnPricesView } from '@/features/products/own-prices/own-prices-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** Prices of many products, of the store's panel. */
export const OwnPricesPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Cambiar precios" noindex />
    <BackLink to={paths.storeProducts()} label="Volver a productos" />
    <PageHeader
      title="Cambiar precios"
      text="De muchos productos a la vez: primero ves cómo quedan, y puedes deshacerlo."
    />
    <OwnPricesView />
  </Container>
);
