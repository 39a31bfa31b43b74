import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MIN_PROBLEM_LENGTH } from '@tuerca/contracts/citas/citas/rules';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { SlotField } from '@/entities/citas/citas/slot-field';
import { VehicleFields, type VehicleFieldsForm } from '@/entities/citas/citas/vehicle-fields';
import { TextInput } from '@/ui/form/text-input';
import type { ServerForm } from '@/ui/form/use-server-form';
import type { BookingValues } from './booking-form';
import { PromoField } from './promo-field';

interface BookingFieldsProps {
  form: ServerForm<BookingValues>;
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
  const { control } = form;
  return (
    <>
      <Part title="Día y hora">
        <SlotField form={form} of={{ servicioId: servicio._id }} />
      </Part>
      <Part title="Tu vehículo">
        <VehicleFields form={form as unknown as VehicleFieldsForm} />
      </Part>
      <Part title="¿Qué le pasa?">
        <TextInput
          control={control}
          name="descripcionProblema"
          label="Describe el problema"
          hint={`Al menos ${MIN_PROBLEM_LENGTH} caracteres. Di qué sientes o escuchas, y desde cuándo.`}
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
