import Container from '@mui/material/Container';
import { StoreList } from '@/features/auth/stores/store-list';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** The stores. */
export const StoresPage = () => (
  <Container>
    <Head
      title="Tiendas"
      description="Repuesteras de toda Venezuela: lo que venden, su horario de hoy, su teléfono y lo que dicen sus clientes."
    />
    <PageHeader title="Tiendas" text="Repuesteras con su horario, su teléfono y todo lo que venden." />
    <StoreList />
  </Container>
);
