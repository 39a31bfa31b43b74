import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CITA_ERRORS } from '@tuerca/contracts/citas/errors';
import type { Servicio } from '@tuerca/contracts/services/schemas';
import type { ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { SlotPicker } from '../../entities/citas/slot-picker';
import { TextInput } from '../../ui/form/text-input';
import type { BookingValues } from './booking-form';
import { PromoField } from './promo-field';
import { VehicleFields } from './vehicle-fields';

interface BookingFieldsProps {
  form: UseFormReturn<BookingValues, unknown, BookingValues>;
  servicio: Servicio;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Typography variant="h4" component="h3">
      {title}
    </Typography>
    {children}
  </Box>
);

/** Day and time, vehicle, problem, code: in the order in which they are checked. */
export function BookingFields({ form, servicio }: BookingFieldsProps) {
  const { control, setError } = form;
  const day = useController({ control, name: 'fecha' });
  const hour = useController({ control, name: 'hora' });
  return (
    <>
      <Part title="Día y hora">
        <SlotPicker
          of={{ servicioId: servicio._id }}
          value={{ fecha: day.field.value, hora: hour.field.value }}
          onChange={(slot) => {
            day.field.onChange(slot.fecha);
            hour.field.onChange(slot.hora);
            form.clearErrors(slot.hora ? ['fecha', 'hora'] : 'fecha');
          }}
          onGone={() => {
            hour.field.onChange('');
            setError('hora', { type: 'server', message: CITA_ERRORS.HORA_NO_DISPONIBLE.message });
          }}
          errors={{
            fecha: day.fieldState.error?.message,
            hora: day.field.value ? hour.fieldState.error?.message : undefined,
          }}
          dayRef={day.field.ref}
          hourRef={hour.field.ref}
        />
      </Part>
      <Part title="Tu vehículo">
        <VehicleFields form={form} />
      </Part>
      <Part title="¿Qué le pasa?">
        <TextInput
          control={control}
          name="descripcionProblema"
          label="Describe el problema"
          hint="Al menos 10 caracteres. Di qué sientes o escuchas, y desde cuándo."
          placeholder="Ej.: al frenar suena y vibra el volante desde hace una semana"
          rows={3}
          maxLength={1000}
          required
        />
        <PromoField form={form} servicio={servicio} />
      </Part>
    </>
  );
}
