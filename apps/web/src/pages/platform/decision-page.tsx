import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { DecisionView } from '@/features/platform/decision/decision-view';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';

/** A decision of the administrators about something of mine. */
export function DecisionPage() {
  const { id = '' } = useParams();
  return (
    <Container maxWidth="md" sx={{ pb: 4 }}>
      <Head title="Decisión de la administración" noindex />
      <PageHeader title="Decisión de la administración" />
      <DecisionView key={id} id={id} />
    </Container>
  );
}
