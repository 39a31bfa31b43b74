import Container from '@mui/material/Container';
import { UsersView } from '@/features/admin/users/users-view';
import { Head } from '@/lib/head';

/** Usuarios, of the administrators' office. */
export const UsersPage = () => (
  <Container maxWidth="xl" sx={{ pb: 4 }}>
    <Head title="Usuarios" noindex />
    <UsersView />
  </Container>
);
