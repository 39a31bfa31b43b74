import Container from '@mui/material/Container';
import { Catalog } from '@/features/products/catalogue/catalogue';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';
import { useCatalogParts } from './use-catalog-parts';

/** The catalogue. */
export function CataloguePage() {
  const { parts, dialog } = useCatalogParts();
  return (
    <Container>
      <Head
        title="Catálogo de Productos"
        description="Repuestos para tu vehículo por categoría, marca y modelo, con precios en bolívares y referencia en dólares."
      />
      <PageHeader title="Catálogo de Productos" />
      <Catalog {...parts} />
      {dialog}
    </Container>
  );
}
