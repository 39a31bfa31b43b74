import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMode, type Mode } from '../theme/use-mode';

const MODES: readonly { value: Mode; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
  { value: 'system', label: 'Automático' },
];

/** Light, dark, or as the device says. `onDark` where it stands on a dark ground in both modes. */
export function ModeSwitch({ onDark = false }: { onDark?: boolean }) {
  const [mode, setMode] = useMode();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      onChange={(_, next: Mode | null) => next && setMode(next)}
      aria-label="Colores de la página"
    >
      {MODES.map(({ value, label }) => (
        <ToggleButton
          key={value}
          value={value}
          sx={{
            textTransform: 'none',
            px: 1.5,
            minHeight: 44,
            color: 'text.secondary',
            '&.Mui-selected': { color: 'text.primary' },
            fontSize: '0.8125rem',
            ...(onDark && {
              color: 'marca.onBandSoft',
              borderColor: 'rgb(255 255 255 / 0.28)',
              '&.Mui-selected, &.Mui-selected:hover': { color: 'marca.onBand', bgcolor: 'rgb(255 255 255 / 0.14)' },
            }),
          }}
        >
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
