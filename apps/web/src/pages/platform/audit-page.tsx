import Container from '@mui/material/Container';
import { AuditView } from '@/features/platform/audit/audit-view';
import { Head } from '@/lib/head';

/** The audit log, of the administrators' office. */
export const AuditPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Auditoría" noindex />
    <AuditView />
  </Container>
);
