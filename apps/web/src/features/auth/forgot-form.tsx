import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordRecovery } from '@tuerca/contracts/auth/schemas';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../lib/api-error';
import { useWait } from '../../lib/use-wait';
import { FormAlert } from '../../ui/form-alert';
import { TextInput } from '../../ui/form/text-input';
import { LoadingButton } from '../../ui/loading-button';
import { useForgot } from './auth.queries';

const SENT = 'Si el correo está registrado, te enviamos un enlace para elegir una nueva contraseña.';

/** Asks for the mailed link; what it answers does not tell whether the address is known. */
export function ForgotForm({ email = '' }: { email?: string }) {
  const forgot = useForgot();
  const wait = useWait();
  const { control, handleSubmit, getValues } = useForm({
    resolver: zodResolver(PasswordRecovery),
    defaultValues: { email },
  });
  const submit = handleSubmit((body) => forgot.mutate(body.email, { onError: wait.note }));

  if (forgot.isSuccess)
    return (
      <Box
        role="status"
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: 1.5 }}
      >
        <MarkEmailReadOutlined aria-hidden sx={{ fontSize: 44, color: 'success.main' }} />
        <Typography sx={{ fontWeight: 600 }}>{forgot.data ?? SENT}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          Lo pediste para <strong>{getValues('email')}</strong>. El enlace vence en 30 minutos. Si no lo ves, revisa el
          correo no deseado.
        </Typography>
        <Button variant="outlined" onClick={() => forgot.reset()}>
          Usar otro correo o pedirlo de nuevo
        </Button>
      </Box>
    );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Recuperar contraseña"
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
    >
      {forgot.isError && (
        <FormAlert
          key={forgot.submittedAt}
          message={messageOf(forgot.error, 'No pudimos enviar el enlace. Intenta nuevamente.')}
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
        disabled={forgot.isPending}
        required
      />
      <LoadingButton
        type="submit"
        size="large"
        fullWidth
        loading={forgot.isPending}
        loadingText="Enviando..."
        disabled={wait.until !== null}
      >
        Enviar enlace
      </LoadingButton>
    </Box>
  );
}
