import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { auth } from '@tuerca/contracts/auth/endpoints';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isCode, messageOf } from '../../lib/api-error';
import { notify } from '../../lib/notify';
import { useWait } from '../../lib/use-wait';
import { FormAlert } from '../../ui/form-alert';
import { twoColumns, wide } from '../../ui/form/columns';
import { PasswordInput } from '../../ui/form/password-input';
import { showServerErrors } from '../../ui/form/server-errors';
import { LoadingButton } from '../../ui/loading-button';
import { Panel } from './panel';
import { useChangePassword } from './users.queries';

const CambioClave = z
  .object({ ...auth.changePassword.body.shape, confirmacion: z.string() })
  .refine(({ newPassword, confirmacion }) => newPassword === confirmacion, {
    path: ['confirmacion'],
    error: AUTH_MESSAGES.passwordsDiffer,
    // Also beside other wrong fields, which would otherwise keep this one silent until they are right.
    when: () => true,
  });
const EMPTY = { currentPassword: '', newPassword: '', confirmacion: '' };

/** A new password for whoever knows the present one. */
export function PasswordForm({ email }: { email: string }) {
  const change = useChangePassword();
  const wait = useWait();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, reset } = useForm({
    resolver: zodResolver(CambioClave),
    defaultValues: EMPTY,
  });
  const busy = change.isPending;
  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(null);
    try {
      await change.mutateAsync({ currentPassword, newPassword });
    } catch (error) {
      wait.note(error);
      // Both belong to one field, and come without its name.
      const field = isCode(error, 'CLAVE_ACTUAL')
        ? 'currentPassword'
        : isCode(error, 'CLAVE_COMUN')
          ? 'newPassword'
          : null;
      if (field)
        setError(
          field,
          { type: 'server', message: messageOf(error, AUTH_MESSAGES.passwordChangeFailed) },
          { shouldFocus: true },
        );
      else if (!showServerErrors(error, setError)) setFailure(messageOf(error, AUTH_MESSAGES.passwordChangeFailed));
      return;
    }
    reset(EMPTY);
    notify.ok(AUTH_MESSAGES.passwordChanged);
  });
  return (
    <Panel title="Contraseña" text="Al cambiarla cerramos tus sesiones en otros dispositivos.">
      <Box
        component="form"
        noValidate
        aria-label="Cambiar contraseña"
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {failure && <FormAlert message={failure} waitUntil={wait.until} onWaited={wait.done} />}
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Box sx={twoColumns}>
          <Box sx={wide}>
            <PasswordInput
              control={control}
              name="currentPassword"
              label="Contraseña actual"
              disabled={busy}
              required
            />
          </Box>
          <PasswordInput
            control={control}
            name="newPassword"
            label="Nueva contraseña"
            autoComplete="new-password"
            meter
            disabled={busy}
            required
          />
          <PasswordInput
            control={control}
            name="confirmacion"
            label="Repite la nueva contraseña"
            autoComplete="new-password"
            disabled={busy}
            required
          />
        </Box>
        <LoadingButton
          type="submit"
          variant="outlined"
          loading={busy}
          loadingText="Guardando..."
          disabled={wait.until !== null}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          Cambiar contraseña
        </LoadingButton>
      </Box>
    </Panel>
  );
}
