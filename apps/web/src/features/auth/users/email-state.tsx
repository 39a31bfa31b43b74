import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import type { Usuario } from '@tuerca/contracts/auth/users/schemas';
import { notify } from '@/lib/notify';
import { useWait } from '@/lib/use-wait';
import { Countdown } from '@/ui/countdown';
import { LoadingButton } from '@/ui/loading-button';
import { StatusChip } from '@/ui/status-chip';
import { useResendVerification } from './users.queries';

/** Whether the address is confirmed, and a new link when it is not. */
export function EmailState({ usuario }: { usuario: Usuario }) {
  const resend = useResendVerification();
  const wait = useWait();
  if (usuario.emailVerificado) return <StatusChip label="Correo verificado" tone="success" />;
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: (message) => notify.ok(message ?? AUTH_MESSAGES.verificationSent),
      onError: (error) => {
        wait.note(error);
        notify.failure(error, AUTH_MESSAGES.verificationFailed);
      },
    });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <StatusChip label="Correo sin verificar" tone="warning" />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {resend.isSuccess
          ? 'Abre el enlace del correo que te enviamos. Si no lo ves, revisa el correo no deseado.'
          : 'Ábrelo desde el enlace que te enviamos al registrarte, o pide otro.'}
      </Typography>
      <LoadingButton
        variant="outlined"
        onClick={send}
        loading={resend.isPending}
        loadingText="Enviando..."
        disabled={wait.until !== null}
        sx={{ whiteSpace: 'normal' }}
      >
        Reenviar correo de verificación
      </LoadingButton>
      {wait.until && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Podrás pedir otro en <Countdown until={wait.until} onEnd={wait.done} />.
        </Typography>
      )}
    </Box>
  );
}
