import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { type Dia, DIA_LABELS, DIAS } from '@tuerca/contracts/auth/negocios/dias';
import { NEGOCIO_MESSAGES } from '@tuerca/contracts/auth/negocios/messages';
import { hoursInWords } from '@tuerca/contracts/venezuela/clock';
import { PlainInput } from '@/ui/plain-field';
import { visuallyHidden } from '@/ui/visually-hidden';
import { sideBySide } from './columns';
import { SwitchLine } from './switch-line';

/** A day as the forms of registration and settings send it; times are 'HH:MM'. */
interface DayHours {
  abierto: boolean;
  horaApertura: string;
  horaCierre: string;
}
export type WeekHoursValue = Record<Dia, DayHours>;

interface HoursEditorProps {
  id: string;
  value: WeekHoursValue;
  onChange: (value: WeekHoursValue) => void;
  disabled?: boolean;
  /** For the form, which focuses it when the week is invalid. */
  ref?: Ref<{ focus: () => void }>;
}

/** A time field cannot hold '24:00': the end of the day is typed and shown as midnight. */
export const endOf = (time: string): string => (time === '00:00' ? '24:00' : time);
const toField = (time: string): string => (time === '24:00' ? '00:00' : time);

/** Error of a day's hours; null when they are valid. */
const dayProblem = ({ abierto, horaApertura, horaCierre }: DayHours): string | null =>
  !abierto || (horaApertura !== '' && horaApertura < horaCierre)
    ? null
    : horaApertura === '' || horaCierre === ''
      ? 'Escribe a qué hora abres y a qué hora cierras'
      : NEGOCIO_MESSAGES.closesAfterOpening;

const grid = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: sideBySide(140), sm: '190px 1fr 1fr' },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** The hours of a week: each day open or closed, with a button that copies the first open day's hours to all open days. */
export function HoursEditor({ id, value, onChange, disabled, ref }: HoursEditorProps) {
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => ({
    // Focuses the first invalid day, else the first day.
    focus: () => {
      const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      (wrong ?? root.current?.querySelector('input'))?.focus();
    },
  }));
  const set = (day: Dia, change: Partial<DayHours>) => onChange({ ...value, [day]: { ...value[day], ...change } });
  const source = DIAS.find((day) => value[day].abierto && dayProblem(value[day]) === null);
  const copyToAll = () => {
    const { horaApertura, horaCierre } = value[source!];
    const copied = DIAS.map((day) => [
      day,
      value[day].abierto ? { ...value[day], horaApertura, horaCierre } : value[day],
    ]);
    onChange(Object.fromEntries(copied) as WeekHoursValue);
  };
  const time = (day: Dia, name: 'horaApertura' | 'horaCierre', label: string) => (
    <PlainInput
      id={`${id}-${day}-${name}`}
      label={`${DIA_LABELS[day]}: ${label}`}
      hideLabel
      type="time"
      value={toField(value[day][name])}
      disabled={disabled}
      error={dayProblem(value[day]) !== null}
      onChange={({ target }) => set(day, { [name]: name === 'horaCierre' ? endOf(target.value) : target.value })}
      inputProps={{ 'aria-describedby': `${id}-${day}-error` }}
    />
  );
  return (
    <Box ref={root}>
      {DIAS.map((day) => {
        const problem = dayProblem(value[day]);
        return (
          <Box key={day} role="group" aria-label={DIA_LABELS[day]} sx={grid}>
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              <SwitchLine
                label={DIA_LABELS[day]}
                hint={value[day].abierto ? 'Abierto' : 'Cerrado'}
                aria-label={`${DIA_LABELS[day]}: abierto`}
                checked={value[day].abierto}
                disabled={disabled}
                onChange={(abierto) => set(day, { abierto })}
              />
            </Box>
            {value[day].abierto && time(day, 'horaApertura', 'abre')}
            {value[day].abierto && time(day, 'horaCierre', 'cierra')}
            <Box
              id={`${id}-${day}-error`}
              role="status"
              sx={problem ? { gridColumn: '1 / -1', typography: 'body2', color: 'error.main' } : visuallyHidden}
            >
              {problem}
            </Box>
          </Box>
        );
      })}
      <Button onClick={copyToAll} disabled={disabled || !source} sx={{ mt: 1, whiteSpace: 'normal' }}>
        {source
          ? `Copiar ${hoursInWords(value[source].horaApertura, value[source].horaCierre)} a todos los días abiertos`
          : 'Abre un día para copiar sus horas'}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        Hora de Caracas. Si cierras a medianoche, escribe 12:00 a. m. como hora de cierre.
      </Typography>
    </Box>
  );
}
