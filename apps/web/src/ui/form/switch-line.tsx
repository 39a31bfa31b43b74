import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';

interface SwitchLineProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What it means, below the label. */
  hint?: string;
  disabled?: boolean;
  /** A press opens a dialog instead, because something has to be chosen first. */
  opensDialog?: boolean;
  /** Says by itself what it does, where the visible label is too short: 'Lunes: abierto'. */
  'aria-label'?: string;
}

/** Something that is on or off at once; the whole line takes the press. */
export function SwitchLine({
  label,
  checked,
  onChange,
  hint,
  disabled,
  opensDialog,
  'aria-label': ariaLabel,
}: SwitchLineProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        cursor: disabled ? 'default' : 'pointer',
        color: disabled ? 'text.disabled' : 'text.primary',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {label}
        </Box>
        {hint && (
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            {hint}
          </Box>
        )}
      </Box>
      <Switch
        checked={checked}
        disabled={disabled}
        onChange={(_, next) => onChange(next)}
        slotProps={{ input: { role: 'switch', 'aria-label': ariaLabel, 'aria-haspopup': opensDialog && 'dialog' } }}
      />
    </Box>
  );
}
