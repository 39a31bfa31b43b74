import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OfflineActions } from '@/entities/platform/offline-actions/offline-actions';
import { LogoutButton } from '@/features/auth/auth/logout-button';
import { GarageList } from '@/features/auth/garaje/garage-list';
import { SecurityPanel } from '@/features/auth/security/security-panel';
import { ProfileView } from '@/features/auth/users/profile-view';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useRole } from '@/lib/session';
import { PageHeader } from '@/ui/page-header';

interface AccountPageProps {
  title: string;
  actions?: ReactNode;
}
const AccountPage = ({ title, actions }: AccountPageProps) => {
  const client = useRole() === 'client';
  return (
    <Container sx={{ pb: 4 }}>
      <Head title={title} noindex />
      <PageHeader title={title} actions={actions} />
      <OfflineActions />
      <ProfileView garage={client && <GarageList />} security={<SecurityPanel />} logout={<LogoutButton />} />
    </Container>
  );
};

/** My account, whatever my role. */
export const ProfilePage = () => <AccountPage title="Mi perfil" />;

/** The same account as a client's settings. */
export const ClientSettingsPage = () => (
  <AccountPage
    title="Configuración"
    actions={
      <Button component={Link} to={paths.client()} variant="outlined">
        Volver
      </Button>
    }
  />
);
