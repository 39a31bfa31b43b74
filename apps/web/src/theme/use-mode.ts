import { useColorScheme } from '@mui/material/styles';

export type Mode = 'system' | 'light' | 'dark';

/** The colour mode that the person chose ('system' until then), and the way to choose another. */
export function useMode(): [Mode, (mode: Mode) => void] {
  const { mode, setMode } = useColorScheme();
  return [mode ?? 'system', setMode];
}
