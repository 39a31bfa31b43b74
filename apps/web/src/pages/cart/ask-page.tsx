import Container from '@mui/material/Container';
import { AskView } from '@/features/cart/solicitudes/ask-view';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** Asks stores for a part that no list holds; visitors too. */
export const AskPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Pedir repuesto" noindex />
    <PageHeader
      title="Pedir repuesto"
      text="Descríbelo una vez: las tiendas que lo tengan te responden con su precio."
    />
    <AskView />
  </Container>
);
