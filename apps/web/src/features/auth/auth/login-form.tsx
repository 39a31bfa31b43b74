import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Credentials } from '@tuerca/contracts/auth/auth/schemas';
import type { FactorChallenge } from '@tuerca/contracts/auth/auth/security-schemas';
import { Head } from '@/lib/head';
import { paths, withQuery } from '@/lib/paths';
import { useRouterState } from '@/lib/use-router-state';
import { AccessForm } from '@/ui/form/access-form';
import { PasswordInput } from '@/ui/form/password-input';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { useLogin } from './auth.queries';
import { AuthFrame } from './auth-frame';
import { CodeForm } from './code-form';
import { loginMessage } from './login-message';
import { usePendingNote } from './use-pending-note';

interface PasswordStepProps {
  email: string;
  /** Why the person is here again. */
  notice: string | null;
  onChallenge: (challenge: FactorChallenge, email: string) => void;
}

/** E-mail and password, then a code where the account has a second factor. Where to go afterwards is the guard's business (VisitorsOnly). */
function LoginForm({ email = '' }: { email?: string }) {
  const [challenge, setChallenge] = useState<FactorChallenge | null>(null);
  const [typed, setTyped] = useState(email);
  const [notice, setNotice] = useState<string | null>(null);
  const back = (reason?: string) => {
    setNotice(reason ?? null);
    setChallenge(null);
  };
  if (challenge) return <CodeForm challenge={challenge} onBack={back} />;
  return (
    <PasswordStep
      email={typed}
      notice={notice}
      onChallenge={(next, address) => {
        setTyped(address);
        setChallenge(next);
      }}
    />
  );
}

function PasswordStep({ email, notice, onChallenge }: PasswordStepProps) {
  const login = useLogin();
  const form = useServerForm({
    schema: Credentials,
    defaultValues: { email, password: '' },
    send: (body) => login.mutateAsync(body),
    onDone: (answer, values) => {
      if ('desafio' in answer) onChallenge(answer, values.email);
      return values;
    },
    failure: loginMessage,
    guard: false,
  });
  const { control } = form;
  const typed = useWatch({ control, name: 'email' });
  // Signed in counts as busy: the form stays in sight until the next page has loaded.
  const busy = form.busy || login.isSuccess;
  return (
    <AccessForm label="Iniciar sesión" form={form} busy={busy} send="Iniciar sesión" sending="Entrando...">
      {notice && !form.failure && <FormAlert message={notice} />}
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
        <PasswordInput
          control={control}
          name="password"
          label="Contraseña"
          autoFocus={email !== ''}
          disabled={busy}
          required
        />
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
          <Link component={RouterLink} to={withQuery(paths.registration(), { volver: returnTo })}>
            Regístrate
          </Link>
        </>
      }
    >
      <Head title="Iniciar sesión" description="Entra a tu cuenta de Tuerca: tus pedidos, tus citas y tus favoritos." />
      <LoginForm email={email} />
    </AuthFrame>
  );
}
