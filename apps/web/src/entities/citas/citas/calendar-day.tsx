import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Ref } from 'react';
import { plural } from '@/lib/format';
import { citaDay } from './cita-format';

interface CalendarDayProps {
  date: string;
  /** A day of the adjacent month: only fills the week. */
  outside: boolean;
  /** Number of free times; 0 disables the day. */
  count: number;
  today: boolean;
  chosen: boolean;
  /** The calendar's tab stop. */
  entry: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  onSelect: () => void;
}

const dot = { content: '""', position: 'absolute', bottom: 5, width: 4, height: 4, borderRadius: '50%' };

/** One of the 42 cells: an available day, or a disabled one with its reason. */
export function CalendarDay({ date, outside, count, today, chosen, entry, buttonRef, onSelect }: CalendarDayProps) {
  const day = Number(date.slice(8));
  if (outside)
    return (
      <Box component="td" role="gridcell" aria-disabled sx={{ height: 44, color: 'text.secondary', opacity: 0.4 }}>
        <Box component="span" aria-hidden sx={{ typography: 'body2' }}>
          {day}
        </Box>
      </Box>
    );
  const free = count > 0;
  return (
    <td role="gridcell" aria-selected={chosen}>
      <ButtonBase
        ref={buttonRef}
        tabIndex={entry ? 0 : -1}
        aria-label={`${citaDay(date)}, ${free ? plural(count, 'hora libre', 'horas libres') : 'no disponible'}`}
        aria-disabled={!free || undefined}
        aria-current={today ? 'date' : undefined}
        onClick={free ? onSelect : undefined}
        sx={{
          position: 'relative',
          width: '100%',
          maxWidth: 52,
          height: 44,
          borderRadius: '8px',
          fontSize: '0.9375rem',
          fontWeight: free ? 650 : 400,
          border: 1,
          borderColor: chosen ? 'primary.main' : free ? 'marca.control' : 'transparent',
          bgcolor: chosen ? 'primary.main' : free ? 'background.paper' : 'transparent',
          color: chosen ? 'primary.contrastText' : free ? 'text.primary' : 'text.secondary',
          textDecoration: free ? 'none' : 'line-through',
          textDecorationColor: 'var(--t-palette-marca-control)',
          cursor: free ? 'pointer' : 'default',
          '&:hover': free && !chosen ? { borderColor: 'primary.main', bgcolor: 'marca.tile' } : undefined,
          '&::after': today ? { ...dot, bgcolor: 'currentColor' } : undefined,
        }}
      >
        {day}
      </ButtonBase>
    </td>
  );
}
