import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { RECOVERY_CODES, TOTP_DIGITS } from '@tuerca/contracts/auth/auth/limits';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import { TextInput } from '@/ui/form/text-input';

interface CodeInputProps<T extends FieldValues> {
  control: Control<T, unknown, FieldValues>;
  name: FieldPath<T>;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A code of the authenticator app, or a recovery code for who does not have it at hand. */
export function CodeInput<T extends FieldValues>({ autoFocus, ...field }: CodeInputProps<T>) {
  const [recovery, setRecovery] = useState(false);
  return (
    <Box>
      {recovery ? (
        <TextInput
          key="recovery"
          {...field}
          label="Código de recuperación"
          hint={`Uno de los ${RECOVERY_CODES} que guardaste, por ejemplo ABCDE-12345. Cada uno sirve una sola vez.`}
          autoComplete="off"
          maxLength={20}
          autoFocus
          required
        />
      ) : (
        <TextInput
          key="app"
          {...field}
          label={AUTH_MESSAGES.appCode}
          hint={`Los ${TOTP_DIGITS} dígitos que muestra ahora tu aplicación de autenticación.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus={autoFocus}
          required
        />
      )}
      <Button size="small" onClick={() => setRecovery(!recovery)} disabled={field.disabled} sx={{ mt: 0.5, ml: -0.5 }}>
        {recovery ? 'Usar el código de mi aplicación' : 'Usar un código de recuperación'}
      </Button>
    </Box>
  );
}
