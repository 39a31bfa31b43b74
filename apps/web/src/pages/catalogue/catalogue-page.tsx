import Container from '@mui/material/Container';
import { AskLink } from '../../features/solicitudes/ask-link';
import { Catalog } from '../../features/catalogue/catalogue';
import { usePicker } from '../../features/garaje/use-picker';
import { Head } from '../../lib/head';
import { PageHeader } from '../../ui/page-header';
import { productActions } from './product-actions';

/** The catalogue. */
export function CataloguePage() {
  const { pick, dialog } = usePicker();
  return (
    <Container>
      <Head
        title="Catálogo de Productos"
        description="Repuestos para tu vehículo por categoría, marca y modelo, con precios en bolívares y referencia en dólares."
      />
      <PageHeader title="Catálogo de Productos" />
      <Catalog
        actions={productActions}
        onPickVehicle={(onDone) => pick({ onDone })}
        renderAsk={(wanted) => <AskLink {...wanted} variant="outlined" />}
      />
      {dialog}
    </Container>
  );
}
