import Box from '@mui/material/Box';
import { DIA_LABELS, DIAS } from '@tuerca/contracts/auth/negocios/dias';
import type { Excepcion, Horario } from '@tuerca/contracts/auth/negocios/horario';
import { dayIndex, dayOf, hoursOn } from '@tuerca/contracts/auth/negocios/opening';
import { addDays, caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { hoursInWords } from '@tuerca/contracts/venezuela/clock';
import { dayAndMonth } from '@/lib/format';
import { useNow } from '@/lib/use-now';
import { visuallyHidden } from '@/ui/visually-hidden';

interface WeekHoursProps {
  horario: Horario;
  /** Days whose hours are not their weekday's; today's stand in its row, the others below the week. */
  excepciones?: readonly Excepcion[];
  caption: string;
}

/** The week's hours as a table, today's row marked, with the coming days that differ. */
export function WeekHours({ horario, excepciones = [], caption }: WeekHoursProps) {
  const now = useNow();
  const [today, date] = [dayIndex(now), caracasDate(now)];
  const hoursOfDay = (index: number): Excepcion['horas'] =>
    // The week itself, but for today.
    index === today ? hoursOn(horario, date, excepciones) : hoursOn(horario, addDays(date, index - today));
  const rows = [
    ...DIAS.map((day, index) => ({
      key: day,
      name: `${DIA_LABELS[day]}${index === today ? ' (hoy)' : ''}`,
      isToday: index === today,
      horas: hoursOfDay(index),
    })),
    ...excepciones
      .filter(({ fecha }) => fecha > date)
      .map(({ fecha, horas }) => ({
        key: fecha,
        name: `${DIA_LABELS[dayOf(fecha)]} ${dayAndMonth(fecha)}`,
        isToday: false,
        horas,
      })),
  ];
  return (
    <Box
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': { textAlign: 'left', px: 2, py: 1.25, fontWeight: 'inherit' },
          '& td': { textAlign: 'right', whiteSpace: 'nowrap' },
          '& tr + tr > *': { borderTop: 1, borderColor: 'divider' },
          '& tr[aria-current]': { bgcolor: 'marca.tile', fontWeight: 700 },
        }}
      >
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
        <tbody>
          {rows.map(({ key, name, isToday, horas }) => (
            <tr key={key} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">{name}</th>
              <Box component="td" sx={{ color: horas.length > 0 ? 'text.primary' : 'text.secondary' }}>
                {horas.length === 0
                  ? 'Cerrado'
                  : // On a phone two stretches have no room beside each other.
                    horas.map(({ apertura, cierre }) => (
                      <Box key={apertura} sx={{ whiteSpace: 'nowrap' }}>
                        {hoursInWords(apertura, cierre)}
                      </Box>
                    ))}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
