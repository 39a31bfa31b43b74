import Box from '@mui/material/Box';
import { useRemaining } from '@/lib/use-remaining';
import { Countdown } from '@/ui/countdown';
import { ScheduleRounded } from '@/ui/icons/schedule-rounded';
import { visuallyHidden } from '@/ui/visually-hidden';

interface QuoteTimerProps {
  /** Expiry of the quote (UTC, ISO). */
  until: string;
  onEnd: () => void;
}

/** Countdown of the quote: shown by the second, announced every five minutes. */
export function QuoteTimer({ until, onEnd }: QuoteTimerProps) {
  const seconds = useRemaining(until);
  const step = seconds === null ? 0 : Math.ceil(seconds / 300) * 5;
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        minHeight: 44,
        mb: 2,
        borderRadius: 1,
        bgcolor: 'marca.tile',
        typography: 'body2',
      }}
    >
      <ScheduleRounded aria-hidden fontSize="small" />
      <span>Guardamos este precio por</span>
      <Countdown until={until} onEnd={onEnd} />
      <Box component="span" role="status" sx={visuallyHidden}>
        {step > 0 && `El precio se mantiene ${step} minutos más como máximo`}
      </Box>
    </Box>
  );
}
