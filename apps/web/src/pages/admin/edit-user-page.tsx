import Container from '@mui/material/Container';
import { useParams } from 'react-router-dom';
import { EditUser } from '@/features/admin/users/edit-user-form';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

/** Changing an account, of the administrators' office. */
export function EditUserPage() {
  const { id = '' } = useParams();
  return (
    <Container maxWidth="md" sx={{ pb: 4, mx: 0 }}>
      <Head title="Editar usuario" noindex />
      <BackLink to={paths.adminUser(id)} label="Volver al usuario" />
      <PageHeader title="Editar usuario" />
      <EditUser id={id} />
    </Container>
  );
}
