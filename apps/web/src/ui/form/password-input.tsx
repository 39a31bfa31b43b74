import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { VisibilityOffRounded } from '@/ui/icons/visibility-off-rounded';
import { VisibilityRounded } from '@/ui/icons/visibility-rounded';
import { loadCommonPasswords } from './common-passwords';
import type { FieldProps } from './field';
import { passwordStrength } from './password-strength';
import { TextInput } from './text-input';

interface PasswordInputProps<T extends FieldValues> extends FieldProps<T> {
  /** 'new-password' where one is chosen. */
  autoComplete?: 'current-password' | 'new-password';
  /** Shows how good the password is, which has to have this many characters. */
  meter?: number;
  autoFocus?: boolean;
}

const COLORS = ['divider', 'error.main', 'warning.main', 'success.main', 'success.main'];

type IsCommon = (password: string) => boolean;
const nothingKnown: IsCommon = () => false;

/** The server's rule of common passwords; its list of words is fetched when the first sign is typed. Null until it is there. */
function useCommonPasswords(wanted: boolean): IsCommon | null {
  const [isCommon, setIsCommon] = useState<IsCommon | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void loadCommonPasswords().then(
      (rule) => current && setIsCommon(() => rule),
      // Without the list the meter says what it knows; the server has the last word.
      () => current && setIsCommon(() => nothingKnown),
    );
    return () => void (current = false);
  }, [wanted]);
  return isCommon;
}

function Meter({ password, min }: { password: string; min: number }) {
  const isCommon = useCommonPasswords(password !== '');
  // Nothing is called good before the list is there.
  const rated = isCommon ? password : '';
  const { score, label, advice } = passwordStrength(rated, { min, isCommon: isCommon ?? nothingKnown });
  return (
    <Box sx={{ mt: 1 }}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5 }}>
        {[1, 2, 3, 4].map((step) => (
          <Box key={step} sx={{ height: 4, borderRadius: 2, bgcolor: step <= score ? COLORS[score] : 'divider' }} />
        ))}
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', mt: 0.75, fontSize: '0.8125rem' }}>
        {label && <strong>{label}. </strong>}
        {advice}
      </Typography>
    </Box>
  );
}

/** A password that can be shown, with an optional meter. */
export function PasswordInput<T extends FieldValues>({
  meter,
  autoComplete = 'current-password',
  ...props
}: PasswordInputProps<T>) {
  const [visible, setVisible] = useState(false);
  const password = useWatch({ control: props.control as unknown as Control<T>, name: props.name }) as
    string | undefined;
  return (
    <Box>
      <TextInput
        {...props}
        type={visible ? 'text' : 'password'}
        autoComplete={autoComplete}
        end={
          <IconButton
            edge="end"
            aria-label={visible ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <VisibilityOffRounded /> : <VisibilityRounded />}
          </IconButton>
        }
      />
      {meter !== undefined && <Meter password={password ?? ''} min={meter} />}
    </Box>
  );
}
