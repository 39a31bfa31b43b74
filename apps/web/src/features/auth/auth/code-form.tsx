import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { type FactorChallenge, FactorLogin } from '@tuerca/contracts/auth/auth/security-schemas';
import { isCode, messageOf } from '@/lib/api-error';
import { AccessForm } from '@/ui/form/access-form';
import { useServerForm, Withdrawn } from '@/ui/form/use-server-form';
import { useFinishLogin } from './auth.queries';
import { CodeInput } from './code-input';

const Code = FactorLogin.pick({ codigo: true });

interface CodeFormProps {
  challenge: FactorChallenge;
  /** Back to the password; `reason` when its time is over. */
  onBack: (reason?: string) => void;
}

/** The second step of signing in: a code beside the password. */
export function CodeForm({ challenge, onBack }: CodeFormProps) {
  const finish = useFinishLogin();
  const form = useServerForm({
    schema: Code,
    defaultValues: { codigo: '' },
    send: async ({ codigo }) => {
      try {
        return await finish.mutateAsync({ desafio: challenge.desafio, codigo });
      } catch (error) {
        if (!isCode(error, 'DESAFIO_VENCIDO')) throw error;
        onBack(error.message);
        throw new Withdrawn();
      }
    },
    onDone: (_, values) => values,
    failure: (error) => messageOf(error, AUTH_MESSAGES.loginFailed),
    guard: false,
  });
  const busy = form.busy || finish.isSuccess;
  return (
    <AccessForm label={AUTH_MESSAGES.factor} form={form} busy={busy} send="Verificar y entrar" sending="Entrando...">
      <Typography sx={{ color: 'text.secondary' }}>
        Tu cuenta tiene verificación en dos pasos. Escribe el código para terminar de entrar.
      </Typography>
      <CodeInput control={form.control} name="codigo" disabled={busy} autoFocus />
      <Button
        variant="text"
        onClick={() => onBack()}
        disabled={busy}
        sx={{ justifySelf: 'center', alignSelf: 'center' }}
      >
        Volver a la contraseña
      </Button>
    </AccessForm>
  );
}
