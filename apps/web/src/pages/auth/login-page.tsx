import MuiLink from '@mui/material/Link';
import { Link, useSearchParams } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth/auth-frame';
import { LoginForm } from '@/features/auth/auth/login-form';
import { usePendingNote } from '@/features/auth/auth/use-pending-note';
import { Head } from '@/lib/head';
import { paths, withQuery } from '@/lib/paths';
import { useRouterState } from '@/lib/use-router-state';

/** Sign in. */
export function LoginPage() {
  const email = useRouterState('email');
  const returnTo = useSearchParams()[0].get('volver');
  const note = usePendingNote();
  return (
    <AuthFrame
      title="Inicia sesión"
      text={note ?? (returnTo ? 'Entra y sigue donde estabas.' : 'Entra a tu cuenta para comprar, vender o agendar.')}
      foot={
        <>
          ¿Aún no tienes cuenta?{' '}
          <MuiLink component={Link} to={withQuery(paths.registration(), { volver: returnTo })}>
            Regístrate
          </MuiLink>
        </>
      }
    >
      <Head title="Iniciar sesión" description="Entra a tu cuenta de Tuerca: tus pedidos, tus citas y tus favoritos." />
      <LoginForm email={email} />
    </AuthFrame>
  );
}
