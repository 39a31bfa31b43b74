import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Horario } from '@tuerca/contracts/auth/negocios/horario';
import { addMonths } from '@/entities/citas/citas/calendar-days';
import { citaDay, monthInWords } from '@/entities/citas/citas/cita-format';
import { ChevronLeftRounded } from '@/ui/icons/chevron-left-rounded';
import { ChevronRightRounded } from '@/ui/icons/chevron-right-rounded';
import { type DayState, dayState, sheetOf } from './day-state';
import type { Exceptions } from './exceptions';

interface ExceptionsCalendarProps {
  dates: Exceptions;
  horarioRegular: Horario;
  /** Caracas date. */
  today: string;
  disabled: boolean;
  onChoose: (fecha: string) => void;
}

const WEEKDAYS = ['Do', 'Lu', 'Ma', 'Mi', 'Ju', 'Vi', 'Sá'] as const;
const MARKS: Record<Exclude<DayState, 'open'>, { label: string; sx: Record<string, unknown> }> = {
  special: { label: 'Otro horario', sx: { bgcolor: 'success.main', color: 'success.contrastText' } },
  blocked: { label: 'Horas bloqueadas', sx: { border: 2, borderColor: 'warning.main' } },
  closed: { label: 'Cerrado ese día', sx: { bgcolor: 'error.main', color: 'error.contrastText' } },
  rest: { label: 'No abres', sx: { bgcolor: 'marca.tile', color: 'text.secondary' } },
};
const sevenColumns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5 } as const;

const Legend = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.75, mt: 1.5, typography: 'body2' }}>
    {Object.values(MARKS).map(({ label, sx }) => (
      <Box key={label} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box component="span" aria-hidden sx={{ width: 16, height: 16, borderRadius: '5px', ...sx }} />
        {label}
      </Box>
    ))}
  </Box>
);

/** A month with what is different in it; a press on a day says what is different there. */
export function ExceptionsCalendar({ dates, horarioRegular, today, disabled, onChoose }: ExceptionsCalendarProps) {
  const [mes, setMes] = useState(today.slice(0, 7));
  const dayButton = (fecha: string) => {
    const { state, words } = dayState(dates, horarioRegular, fecha);
    const past = fecha < today;
    return (
      <ButtonBase
        key={fecha}
        disabled={disabled || past}
        aria-label={`${citaDay(fecha)}: ${words}`}
        aria-current={fecha === today ? 'date' : undefined}
        onClick={() => onChoose(fecha)}
        sx={{
          height: 44,
          borderRadius: 1,
          fontFamily: 'inherit',
          fontWeight: 600,
          ...(state !== 'open' && !past && MARKS[state].sx),
          ...(past && { color: 'text.disabled' }),
          ...(fecha === today && { textDecoration: 'underline', textUnderlineOffset: '4px', fontWeight: 700 }),
        }}
      >
        {Number(fecha.slice(8))}
      </ButtonBase>
    );
  };
  return (
    <Box role="group" aria-label="Calendario de excepciones" sx={{ maxWidth: 440 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <IconButton
          aria-label="Mes anterior"
          disabled={mes <= today.slice(0, 7)}
          onClick={() => setMes(addMonths(mes, -1))}
        >
          <ChevronLeftRounded />
        </IconButton>
        <Typography role="status" sx={{ flex: 1, textAlign: 'center', fontWeight: 650 }}>
          {monthInWords(mes)}
        </Typography>
        <IconButton aria-label="Mes siguiente" onClick={() => setMes(addMonths(mes, 1))}>
          <ChevronRightRounded />
        </IconButton>
      </Box>
      <Box aria-hidden sx={{ ...sevenColumns, mb: 0.5, typography: 'caption', color: 'text.secondary' }}>
        {WEEKDAYS.map((day) => (
          <Box key={day} sx={{ textAlign: 'center' }}>
            {day}
          </Box>
        ))}
      </Box>
      <Box sx={sevenColumns}>
        {sheetOf(mes).map((fecha) =>
          fecha.startsWith(mes) ? dayButton(fecha) : <Box key={fecha} sx={{ height: 44 }} />,
        )}
      </Box>
      <Legend />
    </Box>
  );
}
