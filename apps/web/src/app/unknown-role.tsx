import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { signOut } from '@/lib/session';
import { EmptyState } from '@/ui/empty-state';

/** Error page for a stored session without a known role: only signing in again repairs it. */
export const UnknownRole = () => (
  <Container>
    <Head title={AUTH_MESSAGES.authenticationFailed} noindex />
    <EmptyState
      heading
      title={AUTH_MESSAGES.authenticationFailed}
      text={AUTH_MESSAGES.noRole}
      action={
        <Button component={Link} to={paths.login()} variant="contained" onClick={() => signOut()}>
          Iniciar sesión
        </Button>
      }
    />
  </Container>
);
