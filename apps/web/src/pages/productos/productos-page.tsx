import Container from '@mui/material/Container';
import { Catalog } from '../../features/catalogo/catalog';
import { Head } from '../../lib/head';
import { PageHeader } from '../../ui/page-header';
import { productActions } from './product-actions';

/** The catalogue. */
export const ProductosPage = () => (
  <Container>
    <Head title="Catálogo de Productos" description="Repuestos para tu vehículo por categoría, marca y modelo, con precios en bolívares y referencia en dólares." />
    <PageHeader title="Catálogo de Productos" />
    <Catalog actions={productActions} />
  </Container>
);
