import Container from '@mui/material/Container';
import { GarageList } from '../../features/garaje/garage-list';
import { ProfileView } from '../../features/users/profile-view';
import { LogoutButton } from '../../features/auth/logout-button';
import { Head } from '../../lib/head';
import { useRole } from '../../lib/session';
import { PageHeader } from '../../ui/page-header';

/** My account, whatever my role. */
export const ProfilePage = () => {
  const client = useRole() === 'client';
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Mi perfil" noindex />
      <PageHeader title="Mi perfil" />
      <ProfileView garage={client && <GarageList />} logout={<LogoutButton />} />
    </Container>
  );
};
