import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { useChosenVehicle, useGarage } from '@/entities/auth/garaje/garage-store';
import { useAccountGarage } from '@/entities/auth/garaje/garaje.queries';
import { RadioCards } from '@/ui/form/radio-cards';
import { PlateField, TYPED, TypedVehicle, useVehicleError, type VehicleValues } from './typed-vehicle';
import { vehicleValues } from './vehicle-values';

export type VehicleFieldsForm = Pick<
  UseFormReturn<VehicleValues, unknown, VehicleValues>,
  'control' | 'setValue' | 'clearErrors'
>;

/** The vehicle that comes: one of the garage, whose missing plate is asked for, or one that is typed. */
export function VehicleFields({ form }: { form: VehicleFieldsForm }) {
  const { control, setValue, clearErrors } = form;
  useAccountGarage();
  const { vehiculos } = useGarage();
  const elegido = useChosenVehicle();
  const [choice, marca] = useWatch({ control, name: ['choice', 'vehiculo.marca'] });
  const problem = useVehicleError(control);
  const chosen = vehiculos.find(({ _id }) => _id === choice);
  const typed = !chosen;

  const before = useRef(choice);
  const follow = useEffectEvent(() => {
    // The account's garage may come after the form.
    if (choice === '' && !marca && vehiculos.length > 0) return setValue('choice', (elegido ?? vehiculos[0])!._id);
    if (before.current === choice) return;
    before.current = choice;
    clearErrors(['choice', 'vehiculo']);
    setValue('vehiculo', vehicleValues(chosen ?? null));
  });
  useEffect(() => follow(), [choice, vehiculos.length]);

  return (
    <Box role="group" aria-label="Tu vehículo" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {vehiculos.length > 0 && (
        <RadioCards
          control={control}
          name="choice"
          label="¿Qué vehículo llevas?"
          options={[
            ...vehiculos.map((vehiculo) => ({
              value: vehiculo._id,
              label: vehicleName(vehiculo),
              text: vehiculo.placa ? `Placa ${vehiculo.placa}` : 'Sin placa guardada',
            })),
            { value: TYPED, label: 'Otro vehículo', text: 'Escribe sus datos' },
          ]}
        />
      )}
      {typed && <TypedVehicle control={control} />}
      {chosen && !chosen.placa && (
        <Box sx={{ maxWidth: 240 }}>
          <PlateField control={control} />
        </Box>
      )}
      {problem && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {problem}
        </Typography>
      )}
    </Box>
  );
}
