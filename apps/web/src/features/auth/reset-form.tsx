import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { ApiError, isCode, messageOf } from '../../lib/api-error';
import { notify } from '../../lib/notify';
import { useWait } from '../../lib/use-wait';
import { EmptyState } from '../../ui/empty-state';
import { FormAlert } from '../../ui/form-alert';
import { PasswordInput } from '../../ui/form/password-input';
import { showServerErrors } from '../../ui/form/server-errors';
import { LoadingButton } from '../../ui/loading-button';
import { NewPassword } from './new-password';
import { useReset } from './auth.queries';

const DONE = 'Tu contraseña fue actualizada. Inicia sesión para continuar.';
// A link that was cut in two by a mail program fails the token's schema: the same remedy.
const isDead = (error: unknown) =>
  isCode(error, 'ENLACE_VENCIDO') ||
  (error instanceof ApiError && error.errors.some(({ campo }) => campo.endsWith('token')));

/** A new password, twice, with the token of a mailed link. */
export function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const reset = useReset(token);
  const wait = useWait();
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(NewPassword),
    defaultValues: { password: '', confirmation: '' },
  });
  const submit = handleSubmit(({ password }) =>
    reset.mutate(password, {
      onSuccess: (message) => {
        notify.ok(message ?? DONE);
        void navigate(paths.login(), { replace: true });
      },
      onError: (error) => {
        wait.note(error);
        if (isCode(error, 'CLAVE_COMUN'))
          setError('password', { type: 'server', message: error.message }, { shouldFocus: true });
        else showServerErrors(error, setError);
      },
    }),
  );

  if (isDead(reset.error))
    return (
      <EmptyState
        title="Este enlace ya no sirve"
        text="Los enlaces vencen a los 30 minutos y se usan una sola vez. Pide uno nuevo y ábrelo desde el último correo."
        action={
          <Button component={Link} to={paths.forgotPassword()} variant="contained">
            Solicitar un enlace nuevo
          </Button>
        }
      />
    );
  const spoken = reset.isError && !isCode(reset.error, 'CLAVE_COMUN');
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Elegir una contraseña"
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
    >
      {spoken && (
        <FormAlert
          key={reset.submittedAt}
          message={messageOf(reset.error, 'No pudimos cambiar tu contraseña. Intenta nuevamente.')}
          waitUntil={wait.until}
          onWaited={wait.done}
        />
      )}
      <PasswordInput
        control={control}
        name="password"
        label="Nueva contraseña"
        autoComplete="new-password"
        meter
        disabled={reset.isPending}
        required
      />
      <PasswordInput
        control={control}
        name="confirmation"
        label="Repite la contraseña"
        autoComplete="new-password"
        disabled={reset.isPending}
        required
      />
      <LoadingButton
        type="submit"
        size="large"
        fullWidth
        loading={reset.isPending}
        loadingText="Guardando..."
        disabled={wait.until !== null}
      >
        Guardar contraseña
      </LoadingButton>
    </Box>
  );
}
