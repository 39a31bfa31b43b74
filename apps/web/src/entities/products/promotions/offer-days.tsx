import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { DateInput } from '@/ui/form/date-input';

interface Days {
  fechaInicio: string;
  fechaFin: string;
}
interface OfferDaysProps<T extends FieldValues> {
  control: Control<T>;
  busy: boolean;
  now: Date;
  /** The days as they stand, when an offer is changed: one that has begun may keep its beginning. */
  current?: Days;
}

/** From when until when an offer holds: Caracas days, not before today. */
export function OfferDays<T extends Days & FieldValues>({ control, busy, now, current }: OfferDaysProps<T>) {
  const [from, until] = ['fechaInicio', 'fechaFin'] as FieldPath<T>[] as [FieldPath<T>, FieldPath<T>];
  const start: string = useWatch({ control, name: from });
  const today = caracasDate(now);
  return (
    <>
      <DateInput
        control={control}
        disabled={busy}
        name={from}
        label="Desde"
        min={current && current.fechaInicio < today ? current.fechaInicio : today}
        hint="Empieza a medianoche, hora de Caracas."
        required
      />
      <DateInput
        control={control}
        disabled={busy}
        name={until}
        label="Hasta"
        min={start > today ? start : today}
        hint="El último día cuenta completo."
        required
      />
    </>
  );
}
