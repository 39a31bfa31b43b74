import Container from '@mui/material/Container';
import { CatalogosView } from '@/features/platform/catalogos/catalogos-view';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** The lists of the platform, for administrators. */
export const CatalogosPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Listas" noindex />
    <PageHeader
      title="Listas"
      text="Lo que todos eligen: categorías, marcas y modelos, bancos, oficinas de envío, y las palabras que la búsqueda entiende. Antes de cada cambio ves a cuánto alcanza."
    />
    <CatalogosView />
  </Container>
);
