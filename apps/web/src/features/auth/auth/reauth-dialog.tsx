import Typography from '@mui/material/Typography';
import { REAUTH_MINUTES } from '@tuerca/contracts/auth/auth/limits';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { Confirmation } from '@tuerca/contracts/auth/auth/schemas';
import { useUser } from '@/lib/session';
import { FormDialog } from '@/ui/form/form-dialog';
import { PasswordInput } from '@/ui/form/password-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { useConfirmIdentity } from './auth.queries';
import { CodeInput } from './code-input';

const WithCode = Confirmation.required();
const WithoutCode = Confirmation.pick({ password: true });

interface ReauthDialogProps {
  /** A code is asked for, too. */
  segundoFactor: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}

/** The password again, before something sensitive. What lies behind stays as it is. */
export function ReauthDialog({ segundoFactor, onConfirmed, onClose }: ReauthDialogProps) {
  const confirm = useConfirmIdentity();
  const email = useUser()?.email ?? '';
  const form = useServerForm({
    schema: segundoFactor ? WithCode : WithoutCode,
    defaultValues: { password: '', codigo: '' },
    send: (body) => confirm.mutateAsync(body),
    onDone: () => onConfirmed(),
    failure: AUTH_MESSAGES.confirmFailed,
    guard: false,
  });
  return (
    <FormDialog
      title="Confirma que eres tú"
      maxWidth="xs"
      confirm="Confirmar"
      confirming="Confirmando..."
      busy={form.busy}
      failure={
        form.failure && <FormAlert message={form.failure} waitUntil={form.wait.until} onWaited={form.wait.done} />
      }
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Por seguridad, escribe tu contraseña{segundoFactor && ' y el código de tu aplicación'} para hacer este cambio.
        No te la pediremos otra vez durante {REAUTH_MINUTES} minutos.
      </Typography>
      {/* User name for password managers. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        control={form.control}
        name="password"
        label="Contraseña"
        disabled={form.busy}
        autoFocus
        required
      />
      {segundoFactor && <CodeInput control={form.control} name="codigo" disabled={form.busy} />}
    </FormDialog>
  );
}
