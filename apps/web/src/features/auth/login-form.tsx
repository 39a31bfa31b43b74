import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Credentials } from '@tuerca/contracts/auth/schemas';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { PasswordInput } from '../../ui/form/password-input';
import { TextInput } from '../../ui/form/text-input';
import { useServerForm } from '../../ui/form/use-server-form';
import { AccessForm } from './access-form';
import { loginMessage } from './login-message';
import { useLogin } from './auth.queries';

/** E-mail and password. Where to go afterwards is the guard's business (VisitorsOnly). */
export function LoginForm({ email = '' }: { email?: string }) {
  const login = useLogin();
  const form = useServerForm({
    schema: Credentials,
    defaultValues: { email, password: '' },
    send: (body) => login.mutateAsync(body),
    onDone: (_, values) => values,
    failure: loginMessage,
    guard: false,
  });
  const { control } = form;
  const typed = useWatch({ control, name: 'email' });
  // Signed in counts as busy: the form stays in sight until the next page has loaded.
  const busy = form.busy || login.isSuccess;
  return (
    <AccessForm label="Iniciar sesión" form={form} busy={busy} send="Iniciar sesión" sending="Entrando...">
      <TextInput
        control={control}
        name="email"
        label="Correo electrónico"
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder="nombre@correo.com"
        disabled={busy}
        required
      />
      <Box>
        <PasswordInput control={control} name="password" label="Contraseña" disabled={busy} required />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Link
            component={RouterLink}
            to={paths.forgotPassword()}
            state={{ email: typed }}
            sx={{ py: 1.25, typography: 'body2' }}
          >
            ¿Olvidaste tu contraseña?
          </Link>
        </Box>
      </Box>
    </AccessForm>
  );
}
