import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { BusinessSettingsView } from '@/features/auth/business-settings/business-settings-view';
import { PasswordForm } from '@/features/auth/users/password-form';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { BackLink } from '@/ui/back-link';
import { PageHeader } from '@/ui/page-header';

const HOME = { taller: paths.workshopPanel(), tienda: paths.storePanel() };

function BusinessSettingsPage({ kind }: { kind: 'taller' | 'tienda' }) {
  const user = useUser();
  const own = user && (kind === 'taller' ? paths.workshop(user._id) : paths.store(user._id));
  return (
    <Container sx={{ pb: 4 }}>
      <Head title="Configuración" noindex />
      <BackLink to={HOME[kind]} label="Volver" />
      <PageHeader
        title="Configuración"
        text="Lo que los clientes saben de tu negocio."
        actions={
          own && (
            <Button component={Link} to={own} variant="outlined">
              Ver mi página
            </Button>
          )
        }
      />
      <BusinessSettingsView kind={kind} password={(email) => <PasswordForm email={email} />} />
    </Container>
  );
}

/** Settings of a workshop. */
export const WorkshopSettingsPage = () => <BusinessSettingsPage kind="taller" />;
/** Settings of a store. */
export const StoreSettingsPage = () => <BusinessSettingsPage kind="tienda" />;
