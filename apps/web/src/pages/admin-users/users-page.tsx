import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { UsersView } from '../../features/admin-users/users-view';
import { Head } from '../../lib/head';
import { paths } from '../../lib/paths';
import { PageHeader } from '../../ui/page-header';

/** Usuarios, of the administrators' office. */
export const UsersPage = () => (
  <Container maxWidth="xl" sx={{ pb: 4 }}>
    <Head title="Usuarios" noindex />
    <PageHeader
      title="Usuarios"
      text="Quién usa la plataforma, con qué rol y desde cuándo."
      actions={
        <Button variant="contained" component={Link} to={paths.adminNewUser()} startIcon={<PersonAddAltRounded />}>
          Nuevo usuario
        </Button>
      }
    />
    <UsersView />
  </Container>
);
