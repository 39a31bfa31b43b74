import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { AppCode } from '@tuerca/contracts/auth/auth/codes';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import type { FactorSetup } from '@tuerca/contracts/auth/auth/security-schemas';
import { CopyButton } from '@/ui/copy-button';
import { FormDialog } from '@/ui/form/form-dialog';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { QrCode } from './qr-code';
import { useActivateFactor } from './security.queries';

const Code = z.object({ codigo: AppCode });

interface FactorSetupDialogProps {
  setup: FactorSetup;
  /** Switched on: the recovery codes, which are shown this once. */
  onDone: (codes: string[]) => void;
  onClose: () => void;
}

/** Scan the drawing, or type the secret, and prove it with a code. */
export function FactorSetupDialog({ setup, onDone, onClose }: FactorSetupDialogProps) {
  const activate = useActivateFactor();
  const { control, submit, busy, failure, wait } = useServerForm({
    schema: Code,
    defaultValues: { codigo: '' },
    send: ({ codigo }) => activate.mutateAsync(codigo),
    onDone: (codes) => onDone(codes),
    failure: AUTH_MESSAGES.factorFailed,
    guard: false,
  });
  const spaced = setup.secreto.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <FormDialog
      title="Activar la verificación en dos pasos"
      maxWidth="xs"
      confirm="Activar"
      confirming="Activando..."
      busy={busy}
      failure={failure && <FormAlert message={failure} waitUntil={wait.until} onWaited={wait.done} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>
        <strong>1.</strong> Escanea este código con una aplicación de autenticación, como Google Authenticator,
        Microsoft Authenticator o Authy.
      </Typography>
      <QrCode text={setup.uri} label="Código QR para tu aplicación de autenticación" />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        ¿Estás en el mismo teléfono? <Link href={setup.uri}>Abre tu aplicación</Link> o escribe esta clave en ella:
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="code"
          sx={{ flex: 1, minWidth: 0, fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem', lineHeight: 1.6 }}
        >
          {spaced}
        </Box>
        <CopyButton text={setup.secreto} what="la clave" compact />
      </Box>
      <Typography>
        <strong>2.</strong> Escribe el código de 6 dígitos que muestra tu aplicación.
      </Typography>
      <TextInput
        control={control}
        name="codigo"
        label={AUTH_MESSAGES.appCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        disabled={busy}
        required
      />
    </FormDialog>
  );
}
