import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { ReportDetail } from '@/features/platform/reportes/report-detail';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';

/** One case, of the administrators' office. */
export function ReportPage() {
  const { id = '' } = useParams();
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Reporte" noindex />
      <BackLink to={paths.adminReports()} label="Reportes" />
      <ReportDetail key={id} id={id} />
    </Container>
  );
}
