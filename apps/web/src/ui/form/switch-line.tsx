import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';

interface SwitchLineProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Explanation below the label. */
  hint?: string;
  disabled?: boolean;
  /** The switch opens a dialog instead, because a further choice is needed first. */
  opensDialog?: boolean;
  /** Accessible name where the visible label is too short: 'Lunes: abierto'. */
  'aria-label'?: string;
}

/** Switch with immediate effect; the whole line is clickable. */
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
