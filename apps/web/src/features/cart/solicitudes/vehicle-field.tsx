import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form';
import { vehicleName } from '@tuerca/contracts/auth/garaje/vehiculo';
import { useGarage } from '@/entities/auth/garaje/garage-store';
import { NumberField } from '@/ui/form/number-field';
import { TextInput } from '@/ui/form/text-input';
import type { AskValues } from './ask-values';

interface VehicleFieldProps {
  control: Control<AskValues>;
  setValue: UseFormSetValue<AskValues>;
  disabled?: boolean;
}
const EMPTY = { marca: '', modelo: '', anio: null as unknown as number, motor: null };

/** Vehicle that the part is for: one of the garage, a typed one, or none. */
export function RequestVehicleField({ control, setValue, disabled }: VehicleFieldProps) {
  const id = useId();
  const { vehiculos } = useGarage();
  const vehiculo = useWatch({ control, name: 'vehiculo' });
  const known = vehiculo
    ? vehiculos.find(
        ({ marca, modelo, anio }) => marca === vehiculo.marca && modelo === vehiculo.modelo && anio === vehiculo.anio,
      )
    : undefined;
  const [typing, setTyping] = useState(false);
  const value = !vehiculo ? 'ninguno' : known && !typing ? known._id : 'otro';
  const choose = (chosen: string) => {
    const saved = vehiculos.find(({ _id }) => _id === chosen);
    setTyping(chosen === 'otro');
    const { marca, modelo, anio, motor } = saved ?? EMPTY;
    const next = chosen === 'ninguno' ? null : { marca, modelo, anio, motor: motor ?? null };
    setValue('vehiculo', next, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        fullWidth
        id={id}
        label="Vehículo"
        value={value}
        disabled={disabled}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {vehiculos.map((one) => (
          <MenuItem key={one._id} value={one._id}>
            {vehicleName(one)}
          </MenuItem>
        ))}
        <MenuItem value="otro">{vehiculos.length ? 'Otro vehículo' : 'Escribir mi vehículo'}</MenuItem>
        <MenuItem value="ninguno">No es para un vehículo en particular</MenuItem>
      </TextField>
      {value === 'otro' && (
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 140px' }, alignItems: 'start' }}
        >
          <TextInput
            control={control}
            name="vehiculo.marca"
            label="Marca"
            maxLength={60}
            disabled={disabled}
            required
          />
          <TextInput
            control={control}
            name="vehiculo.modelo"
            label="Modelo"
            maxLength={60}
            disabled={disabled}
            required
          />
          <NumberField
            control={control}
            name="vehiculo.anio"
            label="Año"
            min={1900}
            max={new Date().getFullYear() + 1}
            start={2012}
            disabled={disabled}
            required
          />
        </Box>
      )}
    </Box>
  );
}
