import Container from '@mui/material/Container';
import { ImportsView } from '@/features/products/product-imports/imports-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** The import and export of products, of the store's panel. */
export const ProductImportsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Importar y exportar" noindex />
    <BackLink to={paths.storeProducts()} label="Productos" />
    <PageHeader title="Importar y exportar" text="Agrega o actualiza muchos productos a la vez desde un archivo." />
    <ImportsView />
  </Container>
);
