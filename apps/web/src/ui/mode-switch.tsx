import { type Mode, useMode } from '@/theme/use-mode';
import { ChoiceButtons } from './choice-buttons';
import { PAGE_COLORS } from './labels';

const MODES: readonly { value: Mode; text: string }[] = [
  { value: 'light', text: 'Claro' },
  { value: 'dark', text: 'Oscuro' },
  { value: 'system', text: 'Automático' },
];

const dark = {
  color: 'marca.onBandSoft',
  borderColor: 'rgb(255 255 255 / 0.28)',
  '&[aria-pressed="true"]': { color: 'marca.onBand', bgcolor: 'rgb(255 255 255 / 0.14)' },
} as const;

/** Light, dark, or as the device says. `onDark` where it stands on a dark ground in both modes. */
export function ModeSwitch({ onDark = false }: { onDark?: boolean }) {
  const [mode, setMode] = useMode();
  return (
    <ChoiceButtons
      label={PAGE_COLORS}
      value={mode}
      options={MODES}
      onChange={setMode}
      sx={{ '& > button': { px: 1.5, fontSize: '0.8125rem', fontWeight: 600, ...(onDark && dark) } }}
    />
  );
}
