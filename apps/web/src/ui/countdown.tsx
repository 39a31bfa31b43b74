import Box from '@mui/material/Box';
import { useRemaining } from '@/lib/use-remaining';

interface CountdownProps {
  /** Instant (UTC, ISO) at which it ends. */
  until: string;
  onEnd?: () => void;
}

/** Minutes and seconds left, '59:07'; in óxido for the last five minutes. Not read aloud every second. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const seconds = useRemaining(until, onEnd);
  if (seconds === null) return null;
  const text = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Box
      component="time"
      role="timer"
      aria-live="off"
      aria-label={`Quedan ${Math.ceil(seconds / 60)} minutos`}
      sx={{ fontWeight: 700, color: seconds < 300 ? 'error.main' : 'inherit' }}
    >
      {text}
    </Box>
  );
}
