import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { GARAJE_MESSAGES } from '@tuerca/contracts/auth/garaje/messages';
import { NuevoVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { VehiculoGaraje } from '@/entities/auth/garaje/stored-garage';
import { useSaveVehicle } from '@/entities/auth/garaje/vehicle.queries';
import { messageOf } from '@/lib/api-error';
import { Form } from '@/ui/form/form';
import { TextInput, type TextInputProps } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';
import { FormAlert } from '@/ui/form-alert';
import { LoadingButton } from '@/ui/loading-button';
import { Plate } from '@/ui/plate';
import { type PickerAnswers, tipoOf } from './picker-steps';

interface VehicleFormProps {
  answers: PickerAnswers;
  /** The saved vehicle that is being changed. */
  edit?: VehiculoGaraje;
  onChange: () => void;
  onSaved: () => void;
}

const Details = NuevoVehiculo.omit({ marca: true, modelo: true, anio: true, tipo: true });
type Details = Omit<NuevoVehiculo, 'marca' | 'modelo' | 'anio' | 'tipo'>;
/** Texts that may be left out, in the order in which they are asked. */
const TEXTS: Record<
  keyof Details,
  Pick<TextInputProps<FieldValues>, 'label' | 'hint' | 'placeholder' | 'maxLength'>
> = {
  motor: {
    label: 'Motor (opcional)',
    hint: 'Como lo dices en la tienda: 1.8. Hay piezas que cambian con el motor.',
    placeholder: '1.8',
    maxLength: 40,
  },
  placa: { label: 'Placa (opcional)', hint: 'Solo la ves tú.', placeholder: 'AB123CD', maxLength: 12 },
};
const NAMES = Object.keys(TEXTS) as (keyof Details)[];

/** The last step: what was answered, engine and plate for those who want to give them, and the button that saves. */
export function VehicleForm({ answers, edit, onChange, onSaved }: VehicleFormProps) {
  const save = useSaveVehicle();
  const { control, submit, busy, failure } = useServerForm({
    schema: Details,
    defaultValues: { motor: edit?.motor ?? '', placa: edit?.placa ?? '' },
    send: (details) => {
      const vehiculo = NuevoVehiculo.parse({ ...answers, ...details, tipo: tipoOf(answers) ?? edit?.tipo ?? null });
      return save.mutateAsync({ vehiculo, id: edit?._id });
    },
    onDone: onSaved,
    // Here and not in the corner: what lies behind an open dialog is hidden from screen readers.
    failure: (error) =>
      error instanceof z.ZodError ? error.issues[0]!.message : messageOf(error, GARAJE_MESSAGES.updateFailed),
    guard: false,
  });
  return (
    <Form onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
      {failure && <FormAlert message={failure} />}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          p: 1.5,
          pr: 0.5,
          borderRadius: '10px',
          bgcolor: 'marca.tile',
        }}
      >
        <Plate sx={{ minHeight: 44, fontSize: '0.875rem' }}>
          {vehicleName({ marca: answers.marca ?? '', modelo: answers.modelo ?? '', anio: answers.anio ?? 0 })}
        </Plate>
        <Button onClick={onChange} sx={{ flex: 'none' }}>
          Cambiar
        </Button>
      </Box>
      {NAMES.map((name) => (
        <TextInput key={name} control={control} name={name} {...TEXTS[name]} autoComplete="off" />
      ))}
      <LoadingButton type="submit" size="large" loading={busy} loadingText="Guardando...">
        Guardar vehículo
      </LoadingButton>
    </Form>
  );
}
