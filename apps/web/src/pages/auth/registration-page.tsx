import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { usePendingNote } from '@/features/auth/auth/use-pending-note';
import { RegistrationForm } from '@/features/auth/registration/registration';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';

/** Create an account. */
export function RegistrationPage() {
  const login = paths.login(useSearchParams()[0].get('volver') ?? undefined);
  const note = usePendingNote();
  return (
    <Container sx={{ py: { xs: 3, md: 6 } }}>
      <Head title="Crear cuenta" description="Crea tu cuenta de cliente, tienda o taller en Tuerca." />
      <Typography variant="h1" tabIndex={-1} sx={{ textAlign: 'center', mb: { xs: 1.5, md: 2 } }}>
        Crea tu cuenta
      </Typography>
      {note && (
        <Typography sx={{ textAlign: 'center', color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      <RegistrationForm login={login} />
      <Typography sx={{ textAlign: 'center', mt: 3, py: 1 }}>
        ¿Ya tienes cuenta?{' '}
        <MuiLink component={Link} to={login}>
          Inicia sesión
        </MuiLink>
      </Typography>
    </Container>
  );
}
