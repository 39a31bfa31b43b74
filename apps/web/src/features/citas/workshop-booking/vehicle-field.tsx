import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { TYPED, TypedVehicle, useVehicleError } from '@/entities/citas/citas/typed-vehicle';
import { RadioCards } from '@/ui/form/radio-cards';
import { citaVehicleValues, type NewCitaValues } from './new-cita-values';
import { bookingCustomerQuery } from './workshop-booking.queries';

interface VehicleFieldProps {
  form: Pick<UseFormReturn<NewCitaValues>, 'control' | 'setValue' | 'clearErrors'>;
  disabled: boolean;
}

/** The vehicle that comes: one that the client has brought before, or one that is typed. */
export function BookingVehicleField({ form, disabled }: VehicleFieldProps) {
  const { control, setValue, clearErrors } = form;
  const [mode, clienteId, choice, placa] = useWatch({
    control,
    name: ['mode', 'clienteId', 'choice', 'vehiculo.placa'],
  });
  const known = mode === 'known' && clienteId !== '';
  const vehiculos = useQuery({ ...bookingCustomerQuery(clienteId), enabled: known }).data?.vehiculos;
  const options = known ? (vehiculos ?? []) : [];
  const chosen = options.find((vehiculo) => vehiculo.placa === choice);
  const problem = useVehicleError(control);

  // Another client has other vehicles: the one that came last is likely to come again.
  const follow = useEffectEvent(() => {
    if (known && !vehiculos) return;
    if (choice === TYPED ? options.length > 0 && !placa : !chosen) setValue('choice', options[0]?.placa ?? TYPED);
  });
  useEffect(() => follow(), [known, clienteId, vehiculos]);
  const before = useRef(choice);
  const fill = useEffectEvent(() => {
    if (before.current === choice) return;
    before.current = choice;
    // Restored values of a draft are not overwritten.
    if (choice === TYPED ? !options.some((vehiculo) => vehiculo.placa === placa) && placa : placa === choice) return;
    clearErrors(['choice', 'vehiculo']);
    setValue('vehiculo', citaVehicleValues(chosen ?? null));
  });
  useEffect(() => fill(), [choice]);

  return (
    <Box role="group" aria-label="Vehículo" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {options.length > 0 && (
        <RadioCards
          control={control}
          name="choice"
          label="¿Qué vehículo trae?"
          disabled={disabled}
          options={[
            ...options.map((vehiculo) => ({
              value: vehiculo.placa,
              label: vehicleName(vehiculo),
              text: `Placa ${vehiculo.placa}`,
            })),
            { value: TYPED, label: 'Otro vehículo', text: 'Escribe sus datos' },
          ]}
        />
      )}
      {!chosen && <TypedVehicle control={control} disabled={disabled} />}
      {problem && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {problem}
        </Typography>
      )}
    </Box>
  );
}
