import Container from '@mui/material/Container';
import { MembershipsView } from '@/features/membresia/plans/memberships-view';
import { Head } from '@/lib/head';

/** Plans and subscriptions, of the administrators' office. */
export const MembershipsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Membresías" noindex />
    <MembershipsView />
  </Container>
);
