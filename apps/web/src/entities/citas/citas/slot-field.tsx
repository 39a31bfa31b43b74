import { type Control, type FieldValues, useController, type UseFormReturn } from 'react-hook-form';
import { CITA_ERRORS } from '@tuerca/contracts/citas/citas/errors';
import type { TimesOf } from './citas.queries';
import type { Slot } from './slot';
import { SlotPicker } from './slot-picker';

interface SlotFieldProps<T extends Slot & FieldValues> {
  form: Pick<UseFormReturn<T>, 'control' | 'setValue' | 'setError' | 'clearErrors'>;
  of: TimesOf;
  anyTime?: boolean;
  suggestFirst?: boolean;
}

/** Day and time of a form, its `fecha` and `hora`; a time that somebody else took meanwhile is cleared and said so. */
export function SlotField<T extends Slot & FieldValues>({ form, of, anyTime, suggestFirst }: SlotFieldProps<T>) {
  // The two fields are all that is touched here, whatever else the form has.
  const { setValue, setError, clearErrors, ...rest } = form as unknown as Pick<UseFormReturn<Slot>, keyof typeof form>;
  const control = rest.control as Control<Slot>;
  const day = useController({ control, name: 'fecha' });
  const hour = useController({ control, name: 'hora' });
  return (
    <SlotPicker
      of={of}
      anyTime={anyTime}
      suggestFirst={suggestFirst}
      value={{ fecha: day.field.value, hora: hour.field.value }}
      onChange={(slot) => {
        day.field.onChange(slot.fecha);
        hour.field.onChange(slot.hora);
        clearErrors(slot.hora ? ['fecha', 'hora'] : 'fecha');
      }}
      onGone={() => {
        // Unlike onChange this checks nothing: the sentence would be that of a missing time.
        setValue('hora', '', { shouldDirty: true });
        setError('hora', { type: 'server', message: CITA_ERRORS.HORA_NO_DISPONIBLE.message });
      }}
      errors={{
        fecha: day.fieldState.error?.message,
        hora: day.field.value ? hour.fieldState.error?.message : undefined,
      }}
      dayRef={day.field.ref}
      hourRef={hour.field.ref}
    />
  );
}
