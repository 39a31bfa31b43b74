import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { PasswordRecovery } from '@tuerca/contracts/auth/auth/schemas';
import { Head } from '@/lib/head';
import { paths } from '@/lib/paths';
import { useRouterState } from '@/lib/use-router-state';
import { AccessForm } from '@/ui/form/access-form';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { MarkEmailReadOutlined } from '@/ui/icons/mark-email-read-outlined';
import { useForgot } from './auth.queries';
import { AuthFrame } from './auth-frame';

/** Asks for the mailed link; what it answers does not tell whether the address is known. */
function ForgotForm({ email = '' }: { email?: string }) {
  const forgot = useForgot();
  const form = useServerForm({
    schema: PasswordRecovery,
    defaultValues: { email },
    send: (body) => forgot.mutateAsync(body.email),
    onDone: (_, values) => values,
    failure: 'No pudimos enviar el enlace. Intenta nuevamente.',
    guard: false,
  });

  if (forgot.isSuccess)
    return (
      <Box
        role="status"
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: 1.5 }}
      >
        <MarkEmailReadOutlined aria-hidden sx={{ fontSize: 44, color: 'success.main' }} />
        <Typography sx={{ fontWeight: 600 }}>{forgot.data ?? AUTH_MESSAGES.resetRequested}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          Lo pediste para <strong>{forgot.variables}</strong>. {AUTH_MESSAGES.resetLinkExpires}. Si no lo ves, revisa el
          correo no deseado.
        </Typography>
        <Button variant="outlined" onClick={() => forgot.reset()}>
          Usar otro correo o pedirlo de nuevo
        </Button>
      </Box>
    );
  return (
    <AccessForm label="Recuperar contraseña" form={form} busy={form.busy} send="Enviar enlace" sending="Enviando...">
      <TextInput
        control={form.control}
        name="email"
        label="Correo electrónico"
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder="nombre@correo.com"
        disabled={form.busy}
        required
      />
    </AccessForm>
  );
}

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
