import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { z } from 'zod';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { PasswordChange, passwordFrom } from '@tuerca/contracts/auth/auth/schemas';
import { usePasswordMin } from '@/entities/platform/system/system.queries';
import { notify } from '@/lib/notify';
import { twoColumns, wide } from '@/ui/form/columns';
import { Form } from '@/ui/form/form';
import { PasswordInput } from '@/ui/form/password-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { Panel } from '@/ui/panel';
import { useChangePassword } from './users.queries';

const confirmedChange = (min: number) =>
  PasswordChange.extend({ newPassword: passwordFrom(min), confirmation: z.string() }).refine(
    ({ newPassword, confirmation }) => newPassword === confirmation,
    {
      path: ['confirmation'],
      error: AUTH_MESSAGES.passwordsDiffer,
      // Also beside other wrong fields, which would otherwise keep this one silent until they are right.
      when: () => true,
    },
  );
const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

/** A new password for whoever knows the present one. */
export function PasswordForm({ email }: { email: string }) {
  const change = useChangePassword();
  const passwordMin = usePasswordMin();
  const schema = useMemo(() => confirmedChange(passwordMin), [passwordMin]);
  const { control, submit, busy, failure, wait } = useServerForm({
    schema,
    defaultValues: EMPTY,
    send: ({ currentPassword, newPassword }) => change.mutateAsync({ currentPassword, newPassword }),
    failure: AUTH_MESSAGES.passwordChangeFailed,
    // Both come without the name of their field.
    fields: { CLAVE_ACTUAL: 'currentPassword', CLAVE_COMUN: 'newPassword' },
    onDone: () => {
      notify.ok(AUTH_MESSAGES.passwordChanged);
      return EMPTY;
    },
  });
  return (
    <Panel title="Contraseña" text="Al cambiarla cerramos tus sesiones en otros dispositivos.">
      <Form aria-label="Cambiar contraseña" onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {failure && <FormAlert message={failure} waitUntil={wait.until} onWaited={wait.done} />}
        {/* User name for password managers. */}
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
            meter={passwordMin}
            disabled={busy}
            required
          />
          <PasswordInput
            control={control}
            name="confirmation"
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
      </Form>
    </Panel>
  );
}
