import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MARCAS } from '@tuerca/contracts/garaje/marcas';
import { maxModelYear, MIN_MODEL_YEAR, vehicleName } from '@tuerca/contracts/garaje/vehiculo';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useGarage, useVehicle } from '../../entities/garaje/garage-store';
import { useAccountGarage } from '../../entities/garaje/garaje.queries';
import { AutocompleteInput } from '../../ui/form/autocomplete-input';
import { RadioCards } from '../../ui/form/radio-cards';
import { TextInput } from '../../ui/form/text-input';
import { TYPED, vehicleValues, type BookingValues } from './booking-form';

const option = (name: string) => ({ value: name, label: name });
const BRANDS = MARCAS.map(({ nombre }) => option(nombre));
const modelsOf = (marca: string) =>
  MARCAS.find(({ nombre }) => nombre === marca)?.modelos.map(({ nombre }) => option(nombre)) ?? [];

/** One sentence for the whole vehicle: the missing fields are marked, and only other mistakes speak for themselves. */
function useVehicleError(form: UseFormReturn<BookingValues, unknown, BookingValues>): string | null {
  const { errors } = useFormState({ control: form.control });
  const missing = Object.values(errors.vehiculo ?? {}).some(
    (error) => (error as { message?: string }).message === CITA_MESSAGES.vehicleRequired,
  );
  return errors.choice?.message ?? (missing ? CITA_MESSAGES.vehicleRequired : null);
}

/** The vehicle that comes: one of the garage, whose missing plate is asked for, or one that is typed. */
export function VehicleFields({ form }: { form: UseFormReturn<BookingValues, unknown, BookingValues> }) {
  const { control, setValue, clearErrors } = form;
  useAccountGarage();
  const { vehiculos } = useGarage();
  const elegido = useVehicle();
  const [choice, marca] = useWatch({ control, name: ['choice', 'vehiculo.marca'] });
  const problem = useVehicleError(form);
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
      {typed && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 120px 150px' } }}>
          <AutocompleteInput control={control} name="vehiculo.marca" label="Marca" options={BRANDS} freeSolo required />
          <AutocompleteInput
            control={control}
            name="vehiculo.modelo"
            label="Modelo"
            options={modelsOf(marca)}
            freeSolo
            required
          />
          <TextInput
            control={control}
            name="vehiculo.anio"
            label="Año"
            type="number"
            inputMode="numeric"
            min={String(MIN_MODEL_YEAR)}
            max={String(maxModelYear(new Date()))}
            required
          />
          <TextInput
            control={control}
            name="vehiculo.placa"
            label="Placa"
            placeholder="AB123CD"
            maxLength={12}
            required
          />
        </Box>
      )}
      {chosen && !chosen.placa && (
        <Box sx={{ maxWidth: 240 }}>
          <TextInput
            control={control}
            name="vehiculo.placa"
            label="Placa"
            placeholder="AB123CD"
            maxLength={12}
            required
          />
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
