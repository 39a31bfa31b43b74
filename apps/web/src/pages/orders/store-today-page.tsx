import Container from '@mui/material/Container';
import { ScanToday } from '@/features/orders/store-today/scan-today';
import { StoreToday } from '@/features/orders/store-today/store-today';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** Hoy, of the store's panel. */
export const StoreTodayPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Hoy" noindex />
    <PageHeader title="Hoy" text="Lo que espera por ti, lo más urgente primero." actions={<ScanToday />} />
    <StoreToday />
  </Container>
);
