import Container from '@mui/material/Container';
import { Glossary } from '@/features/platform/glossary/glossary';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** The glossary of parts. */
export const GlossaryPage = () => (
  <Container>
    <Head
      title="Glosario"
      description="Los nombres de las piezas de tu vehículo, explicados en palabras sencillas y con los nombres que se usan en Venezuela."
    />
    <PageHeader title="Glosario" text="El nombre de cada pieza, para qué sirve y cómo le dicen en Venezuela." />
    <Glossary />
  </Container>
);
