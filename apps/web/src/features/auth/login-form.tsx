import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { zodResolver } from '@hookform/resolvers/zod';
import { Credentials } from '@tuerca/contracts/auth/schemas';
import { useForm, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useWait } from '../../lib/use-wait';
import { FormAlert } from '../../ui/form-alert';
import { PasswordInput } from '../../ui/form/password-input';
import { TextInput } from '../../ui/form/text-input';
import { LoadingButton } from '../../ui/loading-button';
import { loginMessage } from './login-message';
import { useLogin } from './auth.queries';

/** E-mail and password. Where to go afterwards is the guard's business (VisitorsOnly). */
export function LoginForm({ email = '' }: { email?: string }) {
  const login = useLogin();
  const wait = useWait();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { email, password: '' },
  });
  const typed = useWatch({ control, name: 'email' });
  // Signed in counts as busy: the form stays in sight until the next page has loaded.
  const busy = login.isPending || login.isSuccess;
  const submit = handleSubmit((body) => login.mutate(body, { onError: wait.note }));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Iniciar sesión"
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
    >
      {login.isError && (
        <FormAlert
          key={login.submittedAt}
          message={loginMessage(login.error)}
          waitUntil={wait.until}
          onWaited={wait.done}
        />
      )}
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
      <LoadingButton
        type="submit"
        size="large"
        fullWidth
        loading={busy}
        loadingText="Entrando..."
        disabled={wait.until !== null}
      >
        Iniciar sesión
      </LoadingButton>
    </Box>
  );
}
