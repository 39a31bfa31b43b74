import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { CompleteView } from '@/features/citas/workshop-citas/complete-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** The end of one service, of the workshop's panel. */
export function CompleteServicePage() {
  const { id = '' } = useParams();
  return (
    <Container maxWidth="md" sx={{ pb: 4, mx: 0 }}>
      <Head title="Completar servicio" noindex />
      <BackLink to={paths.workshopActiveServices()} label="Servicios activos" />
      <PageHeader title="Completar servicio" />
      <CompleteView citaId={id} />
    </Container>
  );
}
