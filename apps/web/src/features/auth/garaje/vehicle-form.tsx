import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { GARAJE_MESSAGES } from '@tuerca/contracts/auth/garaje/messages';
import { NuevoVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import type { VehiculoGaraje } from '@/entities/auth/garaje/stored-garage';
import { useSaveVehicle } from '@/entities/auth/garaje/vehicle.queries';
import { messageOf } from '@/lib/api-error';
import { Form } from '@/ui/form/form';
import { showServerErrors } from '@/ui/form/server-errors';
import { TextInput, type TextInputProps } from '@/ui/form/text-input';
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
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError } = useForm<Record<keyof Details, string>, unknown, Details>({
    resolver: zodResolver(Details) as never,
    defaultValues: Object.fromEntries(NAMES.map((name) => [name, edit?.[name] ?? ''])),
  });
  const send = handleSubmit(async (details) => {
    setFailure(null);
    const vehiculo = NuevoVehiculo.safeParse({ ...answers, ...details, tipo: tipoOf(answers) ?? edit?.tipo ?? null });
    if (!vehiculo.success) return setFailure(vehiculo.error.issues[0]!.message);
    try {
      await save.mutateAsync({ vehiculo: vehiculo.data, id: edit?._id });
      onSaved();
    } catch (error) {
      // Here and not in the corner: what lies behind an open dialog is hidden from screen readers.
      if (!showServerErrors(error, setError)) setFailure(messageOf(error, GARAJE_MESSAGES.updateFailed));
    }
  });
  return (
    <Form onSubmit={(event) => void send(event)} sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
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
      <LoadingButton type="submit" size="large" loading={save.isPending} loadingText="Guardando...">
        Guardar vehículo
      </LoadingButton>
    </Form>
  );
}
