import Box from '@mui/material/Box';
import type { Control, FieldValues } from 'react-hook-form';
import { wide } from './columns';
import { TextInput } from './text-input';

interface WithDetails extends FieldValues {
  direccion: { calle: string; numero: string; referencias: string };
}
interface AddressDetailsProps<T extends WithDetails> {
  control: Control<T, unknown, FieldValues>;
  /** Label of the number field: 'Casa, piso o apartamento (opcional)'. */
  numberLabel: string;
  /** Placeholder of the landmark field. */
  landmark: string;
  disabled?: boolean;
}

/** Optional address fields, below AddressFields: street, number and landmark. */
export function AddressDetails<T extends WithDetails>({
  numberLabel,
  landmark,
  disabled,
  ...form
}: AddressDetailsProps<T>) {
  const control = form.control as unknown as Control<WithDetails>;
  return (
    <>
      <TextInput
        control={control}
        name="direccion.calle"
        label="Calle o avenida (opcional)"
        autoComplete="street-address"
        maxLength={160}
        disabled={disabled}
      />
      <TextInput control={control} name="direccion.numero" label={numberLabel} maxLength={30} disabled={disabled} />
      <Box sx={wide}>
        <TextInput
          control={control}
          name="direccion.referencias"
          label="Punto de referencia (opcional)"
          placeholder={landmark}
          maxLength={200}
          disabled={disabled}
        />
      </Box>
    </>
  );
}
