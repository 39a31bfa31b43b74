import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { RESET_LINK_MINUTES } from '@tuerca/contracts/auth/auth/limits';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { passwordFrom } from '@tuerca/contracts/auth/auth/schemas';
import { usePasswordMin } from '@/entities/platform/system/system.queries';
import { ApiError, isCode } from '@/lib/api-error';
import { Head } from '@/lib/head';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { AccessForm } from '@/ui/form/access-form';
import { PasswordInput } from '@/ui/form/password-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { useReset } from './auth.queries';
import { AuthFrame } from './auth-frame';

/** A password of at least `min` characters, typed twice; the second one never leaves the browser. */
const newPassword = (min: number) =>
  z
    .object({ password: passwordFrom(min), confirmation: z.string() })
    .refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: AUTH_MESSAGES.passwordsDiffer,
      // Also beside other wrong fields, which would otherwise keep this one silent until they are right.
      when: () => true,
    });

const DONE = 'Tu contraseña fue actualizada. Inicia sesión para continuar.';
// A link that was cut in two by a mail program fails the token's schema: the same remedy.
const isDead = (error: unknown) =>
  isCode(error, 'ENLACE_VENCIDO') ||
  (error instanceof ApiError && error.errors.some(({ campo }) => campo.endsWith('token')));

/** A new password, twice, with the token of a mailed link. */
function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const reset = useReset(token);
  const passwordMin = usePasswordMin();
  const schema = useMemo(() => newPassword(passwordMin), [passwordMin]);
  const form = useServerForm({
    schema,
    defaultValues: { password: '', confirmation: '' },
    send: ({ password }) => reset.mutateAsync(password),
    failure: 'No pudimos cambiar tu contraseña. Intenta nuevamente.',
    fields: { CLAVE_COMUN: 'password' },
    guard: false,
    onDone: (message) => {
      notify.ok(message ?? DONE);
      void navigate(paths.login(), { replace: true });
    },
  });
  const { control, busy } = form;

  if (isDead(reset.error))
    return (
      <EmptyState
        title={AUTH_MESSAGES.usedLink}
        text={`Los enlaces vencen a los ${RESET_LINK_MINUTES} minutos y se usan una sola vez. Pide uno nuevo y ábrelo desde el último correo.`}
        action={
          <Button component={Link} to={paths.forgotPassword()} variant="contained">
            Solicitar un enlace nuevo
          </Button>
        }
      />
    );
  return (
    <AccessForm label="Elegir una contraseña" form={form} busy={busy} send="Guardar contraseña" sending="Guardando...">
      <PasswordInput
        control={control}
        name="password"
        label="Nueva contraseña"
        autoComplete="new-password"
        meter={passwordMin}
        disabled={busy}
        required
      />
      <PasswordInput
        control={control}
        name="confirmation"
        label="Repite la contraseña"
        autoComplete="new-password"
        disabled={busy}
        required
      />
    </AccessForm>
  );
}

const WORDS = {
  forgotten: {
    title: AUTH_MESSAGES.choosePassword,
    text: 'Al guardarla cerramos tus sesiones en otros dispositivos.',
  },
  administrator: {
    title: 'Elige la contraseña de tu cuenta de administrador',
    text: 'Con ella entras a la administración de Tuerca.',
  },
} as const;

/** A new password, behind a mailed link; `?administrador=1` is what the console of the installation gives. */
export const ResetPasswordPage = () => {
  const isAdministrator = useSearchParams()[0].has('administrador');
  return (
    <AuthFrame {...WORDS[isAdministrator ? 'administrator' : 'forgotten']}>
      <Head title="Nueva contraseña" noindex />
      <ResetForm token={useParams().token ?? ''} />
    </AuthFrame>
  );
};
