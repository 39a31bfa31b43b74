import Container from '@mui/material/Container';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { AsuntosView } from '@/features/admin/asuntos/asuntos-view';
import { Head } from '@/lib/head';

/** Por resolver, of the administrators' office. */
export const AsuntosPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title={ASUNTO_MESSAGES.title} noindex />
    <AsuntosView />
  </Container>
);
