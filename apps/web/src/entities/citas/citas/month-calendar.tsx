import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { addDays } from '@tuerca/contracts/venezuela/caracas';
import { ChevronLeftRounded } from '@/ui/icons/chevron-left-rounded';
import { ChevronRightRounded } from '@/ui/icons/chevron-right-rounded';
import { CalendarDay } from './calendar-day';
import { addMonths, calendarWeeks, dateByKey, monthOf, WEEK_HEADINGS } from './calendar-days';
import { monthInWords } from './cita-format';

interface MonthCalendarProps {
  /** Displayed month, 'YYYY-MM'. */
  mes: string;
  onMonth: (mes: string) => void;
  /** Number of free times of each available day, by Caracas date. */
  days: ReadonlyMap<string, number>;
  /** First and last Caracas date of the range; their months bound the arrows. */
  from: string;
  to: string;
  today: string;
  value: string;
  onSelect: (date: string) => void;
  loading?: boolean;
  /** Ref of the tab stop's day. */
  focusRef?: Ref<HTMLButtonElement>;
  describedBy?: string;
}

const lastOf = (mes: string) => addDays(`${addMonths(mes, 1)}-01`, -1);

/** A month of six weeks from Sunday on; arrow keys move by day and week, PageUp and PageDown by month. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { mes, onMonth, days, from, to, today, value, onSelect, loading = false, focusRef, describedBy } = props;
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState(value || today);
  // Counts keyboard moves: the new day is focused once it is rendered.
  const [moved, setMoved] = useState(0);
  useEffect(() => {
    if (moved) grid.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus();
  }, [moved]);
  const first = [...days.keys()].find((date) => monthOf(date) === mes) ?? `${mes}-01`;
  const entry = [cursor, value, first].find((date) => date && monthOf(date) === mes) ?? first;
  const bounds = { from: `${monthOf(from)}-01`, to: lastOf(monthOf(to)) };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = dateByKey(event.key, entry, bounds);
    if (!next) return;
    event.preventDefault();
    setCursor(next);
    setMoved((count) => count + 1);
    if (monthOf(next) !== mes) onMonth(monthOf(next));
  };
  const step = (months: number, label: string, icon: React.ReactNode) => {
    const next = addMonths(mes, months);
    return (
      <IconButton
        aria-label={label}
        disabled={next < monthOf(from) || next > monthOf(to)}
        onClick={() => onMonth(next)}
      >
        {icon}
      </IconButton>
    );
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}>
        {step(-1, 'Mes anterior', <ChevronLeftRounded />)}
        <Typography id={`${id}-mes`} aria-live="polite" sx={{ fontWeight: 700 }}>
          {monthInWords(mes)}
        </Typography>
        {step(1, 'Mes siguiente', <ChevronRightRounded />)}
      </Box>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-labelledby={`${id}-mes`}
        aria-describedby={describedBy}
        aria-busy={loading}
        onKeyDown={onKeyDown}
        sx={{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'separate',
          borderSpacing: '2px',
          opacity: loading ? 0.5 : 1,
          '& th': { typography: 'caption', fontWeight: 700, color: 'text.secondary', py: 0.75 },
          '& td': { p: 0, textAlign: 'center' },
        }}
      >
        <thead>
          <tr>
            {WEEK_HEADINGS.map(([short, long]) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(mes).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <CalendarDay
                  key={date}
                  date={date}
                  outside={monthOf(date) !== mes}
                  count={loading ? 0 : (days.get(date) ?? 0)}
                  today={date === today}
                  chosen={date === value}
                  entry={date === entry}
                  buttonRef={date === entry ? focusRef : undefined}
                  onSelect={() => {
                    setCursor(date);
                    onSelect(date);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
