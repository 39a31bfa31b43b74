import Box from '@mui/material/Box';
import type { Excepcion, Horario } from '@tuerca/contracts/auth/negocios/horario';
import { useNow } from '@/lib/use-now';
import { AccessTimeRounded } from '@/ui/icons/access-time-rounded';
import { StatusChip } from '@/ui/status-chip';
import { todayHours } from './today-hours';

interface OpenHoursProps {
  horario: Horario;
  /** Days whose hours are not their weekday's. */
  excepciones?: readonly Excepcion[];
  /** The state in a chip beside the hours: ['Abierta ahora', 'Cerrada ahora']. */
  states?: readonly [string, string];
}

/** Today's hours, or the next day that opens. */
export function OpenHours({ horario, excepciones, states }: OpenHoursProps) {
  const { text, open } = todayHours(horario, useNow(), excepciones);
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: states ? 'wrap' : 'nowrap',
        alignItems: states ? 'center' : 'flex-start',
        gap: 0.75,
      }}
    >
      <AccessTimeRounded
        aria-hidden
        sx={{ fontSize: 20, color: open ? 'success.main' : 'text.secondary', flex: 'none' }}
      />
      {text}
      {states && <StatusChip label={open ? states[0] : states[1]} tone={open ? 'success' : 'neutral'} />}
    </Box>
  );
}
