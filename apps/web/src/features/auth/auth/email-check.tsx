import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { VERIFICATION_LINK_HOURS } from '@tuerca/contracts/auth/auth/limits';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { ApiError, messageOf } from '@/lib/api-error';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { updateUser, useUser } from '@/lib/session';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LinkOffRounded } from '@/ui/icons/link-off-rounded';
import { MarkEmailReadOutlined } from '@/ui/icons/mark-email-read-outlined';
import { verifyQuery } from './auth.queries';
import { AuthFrame } from './auth-frame';

const Way = ({ signedIn, email }: { signedIn: boolean; email?: string }) =>
  signedIn ? (
    <Button component={Link} to={paths.home()} variant="contained">
      Ir al inicio
    </Button>
  ) : (
    <Button component={Link} to={paths.login()} state={{ email }} variant="contained">
      Iniciar sesión
    </Button>
  );

/** Link to request a new mail: in the own profile, by way of the sign-in page for visitors. */
const Again = ({ signedIn }: { signedIn: boolean }) => (
  <Button component={Link} to={signedIn ? paths.profile() : paths.login(paths.profile())} variant="contained">
    {signedIn ? 'Pedir un enlace nuevo' : 'Iniciar sesión'}
  </Button>
);

/** Confirms the address of a mailed link: checking, confirmed, or expired, with the next step. */
function EmailCheck({ token }: { token: string }) {
  const user = useUser();
  const query = useQuery(verifyQuery(token));
  const email = query.data?.email;

  useEffect(() => {
    if (user && user.email === email && !user.emailVerificado) updateUser({ ...user, emailVerificado: true });
  }, [user, email]);

  if (query.isPending)
    return (
      <Box role="status" sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2, py: 4 }}>
        <CircularProgress aria-hidden size={36} />
        <Typography>Estamos confirmando tu correo…</Typography>
      </Box>
    );
  if (email !== undefined)
    return (
      <EmptyState
        icon={<MarkEmailReadOutlined sx={{ fontSize: 34 }} />}
        title="¡Listo! Tu correo quedó confirmado"
        text={`Te avisaremos de tus pedidos y citas en ${email}.`}
        action={<Way signedIn={!!user} email={email} />}
      />
    );
  if (query.error instanceof ApiError && query.error.status < 500 && query.error.status !== 429)
    return (
      <EmptyState
        icon={<LinkOffRounded sx={{ fontSize: 34 }} />}
        title={AUTH_MESSAGES.usedLink}
        text={
          user?.emailVerificado
            ? 'Tu correo ya está confirmado: no tienes que hacer nada más.'
            : `Los enlaces vencen a las ${VERIFICATION_LINK_HOURS} horas y vale el del correo más reciente. Si no lo tienes, pide otro desde tu perfil.`
        }
        action={user?.emailVerificado ? <Way signedIn /> : <Again signedIn={!!user} />}
      />
    );
  return (
    <ErrorState
      message={messageOf(query.error, 'No pudimos confirmar tu correo. Intenta nuevamente.')}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

/** Page of a mailed link that confirms an address. */
export const VerifyEmailPage = () => (
  <AuthFrame title="Confirma tu correo">
    <Head title="Confirmar correo" noindex />
    <EmailCheck token={useParams().token ?? ''} />
  </AuthFrame>
);
