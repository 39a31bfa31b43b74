import Container from '@mui/material/Container';
import { DeliverySettingsView } from '@/features/auth/business-settings/delivery-settings';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** Entregas, of the store's panel. */
export const StoreDeliveryPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Entregas" noindex />
    <PageHeader title="Entregas" text="Adónde llegan tus productos, cuánto cuesta y en cuántos días." />
    <DeliverySettingsView />
  </Container>
);
