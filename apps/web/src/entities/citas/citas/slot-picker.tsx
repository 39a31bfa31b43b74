import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useEffectEvent, useId, useState } from 'react';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import type { HorasDelMes } from '@tuerca/contracts/citas/citas/schemas';
import { caracasDate, caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import { useNow } from '@/lib/use-now';
import { DataState } from '@/ui/data-state';
import { monthOf } from './calendar-days';
import { ChangeNotice } from './change-until';
import { citaDay } from './cita-format';
import { type TimesOf, useTimes } from './citas.queries';
import { FirstFree, NextFree, NothingFree } from './free-times';
import { HourChips } from './hour-chips';
import { MonthCalendar } from './month-calendar';
import type { Slot } from './slot';
import { SlotPickerSkeleton } from './slot-picker-skeleton';

interface SlotPickerProps {
  /** Service or appointment. */
  of: TimesOf;
  value: Slot;
  onChange: (slot: Slot) => void;
  /** The chosen time is no longer offered. */
  onGone: () => void;
  /** Errors below the calendar and below the times. */
  errors?: { fecha?: string; hora?: string };
  dayRef?: Ref<HTMLButtonElement>;
  hourRef?: Ref<HTMLInputElement>;
  /** The time may also be typed: one that is not offered stays. */
  anyTime?: boolean;
  /** Preselects the first free time while no day is chosen. */
  suggestFirst?: boolean;
}

const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <Typography id={id} role="alert" variant="body2" sx={{ color: 'error.main', mt: 1 }}>
      {message}
    </Typography>
  ) : null;

/** Offset of Caracas from UTC, in minutes behind, all year. */
const CARACAS_OFFSET = 240;
/** Names the time zone when the browser's differs from Caracas. */
const ElsewhereNote = ({ at }: { at: Date }) =>
  at.getTimezoneOffset() === CARACAS_OFFSET ? null : (
    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
      Hora de Venezuela.
    </Typography>
  );

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 400px) minmax(0, 1fr)' },
};

/** A day of the calendar, then one of its times. Choosing another day clears the time. */
export function SlotPicker({
  of,
  value,
  onChange,
  onGone,
  errors = {},
  dayRef,
  hourRef,
  anyTime = false,
  suggestFirst = false,
}: SlotPickerProps) {
  const id = useId();
  const now = useNow();
  const today = caracasDate(now);
  const [mes, setMes] = useState(monthOf(value.fecha || today));
  const query = useTimes(of, mes);
  const loading = query.isPlaceholderData;
  const hoursOf = (data: HorasDelMes) => data.dias.find(({ fecha }) => fecha === value.fecha)?.horas ?? [];

  const gone = useEffectEvent((data: HorasDelMes) => {
    if (!anyTime && value.hora && data.mes === monthOf(value.fecha) && !hoursOf(data).includes(value.hora)) onGone();
  });
  useEffect(() => {
    if (query.data && !query.isPlaceholderData) gone(query.data);
  }, [query.data, query.isPlaceholderData]);

  return (
    <DataState query={query} skeleton={<SlotPickerSkeleton />} error={CITA_MESSAGES.availabilityFailed}>
      {(data) => {
        const inMonth = loading ? [] : data.dias;
        const hours = hoursOf(data);
        return (
          <Box sx={columns}>
            <div>
              <MonthCalendar
                mes={mes}
                onMonth={setMes}
                days={new Map(inMonth.map(({ fecha, horas }) => [fecha, horas.length]))}
                from={data.desde}
                to={data.hasta}
                today={today}
                value={value.fecha}
                onSelect={(fecha) => onChange({ fecha, hora: '' })}
                loading={loading}
                focusRef={dayRef}
                describedBy={errors.fecha && `${id}-fecha`}
              />
              {!loading && data.dias.length === 0 && <NothingFree mes={mes} hasta={data.hasta} onMonth={setMes} />}
              <FieldError id={`${id}-fecha`} message={errors.fecha} />
            </div>
            <Box sx={{ minWidth: 0 }} aria-live="polite">
              {value.fecha === '' ? (
                <>
                  <Typography sx={{ color: 'text.secondary' }}>
                    Elige un día del calendario y te mostramos las horas libres.
                  </Typography>
                  {suggestFirst && <FirstFree days={inMonth} today={today} onSelect={onChange} />}
                </>
              ) : (
                <>
                  <Typography sx={{ fontWeight: 700, mb: 1 }}>
                    {citaDay(value.fecha)}
                    <ElsewhereNote at={caracasInstant(value.fecha, '12:00')} />
                  </Typography>
                  {hours.length > 0 ? (
                    <HourChips
                      label={`Horas del ${citaDay(value.fecha).toLowerCase()}`}
                      hours={hours}
                      value={value.hora}
                      onSelect={(hora) => onChange({ fecha: value.fecha, hora })}
                      focusRef={hourRef}
                      describedBy={errors.hora && `${id}-hora`}
                    />
                  ) : (
                    <>
                      <Typography sx={{ color: 'text.secondary' }}>
                        {monthOf(value.fecha) === mes && !loading
                          ? 'Ya no quedan horas libres ese día. Elige otro.'
                          : 'Vuelve a ese mes para cambiar la hora.'}
                      </Typography>
                      <NextFree days={inMonth} after={value.fecha} onSelect={onChange} />
                    </>
                  )}
                </>
              )}
              {value.hora && !('own' in of) && (
                <ChangeNotice
                  start={caracasInstant(value.fecha, value.hora)}
                  notice={data.antelacionCancelacion}
                  now={now}
                />
              )}
              <FieldError id={`${id}-hora`} message={errors.hora} />
            </Box>
          </Box>
        );
      }}
    </DataState>
  );
}
