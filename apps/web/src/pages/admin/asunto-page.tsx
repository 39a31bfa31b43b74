import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { ASUNTO_MESSAGES } from '@tuerca/contracts/admin/asunto-messages';
import { AsuntoView } from '@/features/admin/asuntos/asunto-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';

/** What one account left open, of the administrators' office. */
export function AsuntoPage() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title={ASUNTO_MESSAGES.title} noindex />
      <BackLink to={paths.adminAsuntos()} label={ASUNTO_MESSAGES.title} />
      <AsuntoView key={id} id={id} />
    </Container>
  );
}
