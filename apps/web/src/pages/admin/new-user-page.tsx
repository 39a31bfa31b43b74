import Container from '@mui/material/Container';
import { NewUser } from '@/features/admin/users/new-user-form';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** Nuevo usuario, of the administrators' office. */
export const NewUserPage = () => (
  <Container maxWidth="md" sx={{ pb: 4, mx: 0 }}>
    <Head title="Nuevo usuario" noindex />
    <BackLink to={paths.adminUsers()} label="Usuarios" />
    <PageHeader title="Nuevo usuario" />
    <NewUser />
  </Container>
);
