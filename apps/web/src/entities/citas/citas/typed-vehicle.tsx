import Box from '@mui/material/Box';
import { type Control, type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { marcas } from '@tuerca/contracts/auth/garaje/marcas';
import { CITA_MESSAGES } from '@tuerca/contracts/citas/citas/messages';
import { derivedFrom } from '@tuerca/contracts/platform/catalogos/live';
import { useMarcas } from '@/lib/use-catalogos';
import { AutocompleteInput } from '@/ui/form/autocomplete-input';
import { TextInput } from '@/ui/form/text-input';

/** The choice of a vehicle that is typed instead of taken from those that are known. */
export const TYPED = 'otro';

/** A form with a vehicle for an appointment: `choice` names a known one, or is TYPED. */
export interface VehicleValues {
  choice: string;
  vehiculo: { marca: string; modelo: string; anio: string; placa: string };
}

const option = (name: string) => ({ value: name, label: name });
const brandOptions = derivedFrom('marcas', () => marcas().map(({ nombre }) => option(nombre)));
const modelsOf = (marca: string) =>
  marcas()
    .find(({ nombre }) => nombre === marca)
    ?.modelos.map(({ nombre }) => option(nombre)) ?? [];

interface VehicleProps<T extends FieldValues> {
  control: Control<T, unknown, FieldValues>;
  disabled?: boolean;
}
// The vehicle is all that is touched here, whatever else the form has.
const ofVehicle = <T extends VehicleValues & FieldValues>(control: VehicleProps<T>['control']) =>
  control as unknown as Control<VehicleValues>;

/** One sentence for the whole vehicle: the missing fields are marked, and only other mistakes speak for themselves. */
export function useVehicleError<T extends VehicleValues & FieldValues>(control: VehicleProps<T>['control']) {
  const { errors } = useFormState({ control: ofVehicle(control) });
  const missing = Object.values(errors.vehiculo ?? {}).some(
    (error) => (error as { message?: string }).message === CITA_MESSAGES.vehicleRequired,
  );
  return errors.choice?.message ?? (missing ? CITA_MESSAGES.vehicleRequired : null);
}

/** The plate of a vehicle. */
export const PlateField = <T extends VehicleValues & FieldValues>({ control, disabled }: VehicleProps<T>) => (
  <TextInput
    control={ofVehicle(control)}
    name="vehiculo.placa"
    label="Placa"
    placeholder="AB123CD"
    maxLength={12}
    groupError={CITA_MESSAGES.vehicleRequired}
    disabled={disabled}
    required
  />
);

/** Brand, model, year and plate of a vehicle that is typed. */
export function TypedVehicle<T extends VehicleValues & FieldValues>(props: VehicleProps<T>) {
  const { disabled } = props;
  const control = ofVehicle(props.control);
  const marca = useWatch({ control, name: 'vehiculo.marca' });
  const field = { control, disabled, required: true, groupError: CITA_MESSAGES.vehicleRequired };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '1fr 1fr 120px 150px' },
        '& > :nth-of-type(-n+2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <AutocompleteInput {...field} name="vehiculo.marca" label="Marca" options={useMarcas(brandOptions)} freeSolo />
      <AutocompleteInput {...field} name="vehiculo.modelo" label="Modelo" options={modelsOf(marca)} freeSolo />
      <TextInput {...field} name="vehiculo.anio" label="Año" inputMode="numeric" />
      <PlateField control={control} disabled={disabled} />
    </Box>
  );
}
