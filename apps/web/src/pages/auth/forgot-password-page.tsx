import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth/auth-frame';
import { ForgotForm } from '@/features/auth/auth/forgot-form';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useRouterState } from '@/lib/use-router-state';

/** Forgotten password. */
export const ForgotPasswordPage = () => (
  <AuthFrame
    title="Recupera tu contraseña"
    text="Escribe el correo de tu cuenta y te enviamos un enlace para elegir otra."
    foot={
      <MuiLink component={Link} to={paths.login()}>
        Volver a iniciar sesión
      </MuiLink>
    }
  >
    <Head title="Recuperar contraseña" noindex />
    <ForgotForm email={useRouterState('email')} />
  </AuthFrame>
);
