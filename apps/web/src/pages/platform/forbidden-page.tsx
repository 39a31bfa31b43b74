import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { ROLE_LABELS } from '@tuerca/contracts/kernel/roles';
import { OtherAccountButton } from '@/features/auth/auth/other-account-button';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useUser } from '@/lib/session';
import { EmptyState } from '@/ui/empty-state';
import { LockOutlined } from '@/ui/icons/lock-outlined';

/** Signed in, but with a role that this address is not for. */
export function ForbiddenPage() {
  const user = useUser();
  return (
    <Container>
      <Head title="Acceso no autorizado" noindex />
      <EmptyState
        heading
        icon={<LockOutlined sx={{ fontSize: 34 }} />}
        title="Acceso no autorizado"
        text={
          user
            ? `Entraste como ${user.email} (${ROLE_LABELS[user.role]}), y esta sección es para otro tipo de cuenta.`
            : 'Tu cuenta no tiene permiso para ver esta sección. Entra con otra cuenta o vuelve al inicio.'
        }
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            <Button component={Link} to={paths.home()} variant="contained">
              Ir al inicio
            </Button>
            {user ? (
              <OtherAccountButton />
            ) : (
              <Button component={Link} to={paths.login()} variant="outlined">
                Iniciar sesión
              </Button>
            )}
          </Box>
        }
      />
    </Container>
  );
}
