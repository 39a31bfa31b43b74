import Box from '@mui/material/Box';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/direccion';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWatch, type Control, type FieldValues, type UseFormSetValue } from 'react-hook-form';
import { AutocompleteInput } from './autocomplete-input';
import { twoColumns, wide } from './columns';
import { SelectInput } from './select-input';
import { TextInput } from './text-input';

interface ConDireccion extends FieldValues {
  direccion: { estado: string; ciudad: string; codigoPostal: string };
}
interface AddressFieldsProps<T extends ConDireccion> {
  control: Control<T, unknown, FieldValues>;
  setValue: UseFormSetValue<T>;
  /** States with their cities and postal codes, once they are loaded. */
  estados: readonly { nombre: string; ciudades: readonly { nombre: string; codigoPostal: string }[] }[] | undefined;
  disabled?: boolean;
  /** More fields of the same address. */
  children?: ReactNode;
}

const ESTADOS = ESTADO_NAMES.map((nombre) => ({ value: nombre, label: nombre }));

/** Where (`direccion.*`): the state offers its cities, a known city brings its postal code; both may be typed otherwise. */
export function AddressFields<T extends ConDireccion>({ estados, disabled, children, ...form }: AddressFieldsProps<T>) {
  const control = form.control as unknown as Control<ConDireccion>;
  const setValue = form.setValue as unknown as UseFormSetValue<ConDireccion>;
  const [estado, ciudad, codigo] = useWatch({
    control,
    name: ['direccion.estado', 'direccion.ciudad', 'direccion.codigoPostal'],
  });
  const ciudades = estados?.find(({ nombre }) => nombre === estado)?.ciudades ?? [];
  const sugerido = ciudades.find(({ nombre }) => nombre === ciudad)?.codigoPostal;
  const before = useRef({ estado, ciudad });

  useEffect(() => {
    const { estado: otro, ciudad: anterior } = before.current;
    before.current = { estado, ciudad };
    const lista = estados?.find(({ nombre }) => nombre === otro)?.ciudades ?? [];
    const automatico =
      codigo === '' || lista.some(({ nombre, codigoPostal }) => nombre === anterior && codigoPostal === codigo);
    // A city of the state that was chosen before does not lie in this one; one that was typed by hand may.
    if (otro !== estado && otro !== '' && lista.some(({ nombre }) => nombre === ciudad) && !sugerido) {
      setValue('direccion.ciudad', '', { shouldDirty: true });
      if (automatico) setValue('direccion.codigoPostal', '', { shouldDirty: true });
    } else if (anterior !== ciudad && sugerido && automatico && codigo !== sugerido)
      setValue('direccion.codigoPostal', sugerido, { shouldValidate: codigo === '', shouldDirty: true });
  }, [estado, ciudad, codigo, sugerido, estados, setValue]);

  return (
    <Box sx={twoColumns}>
      <Box sx={wide}>
        <SelectInput
          control={control}
          name="direccion.estado"
          label="Estado"
          options={ESTADOS}
          placeholder="Elige tu estado"
          disabled={disabled}
          required
        />
      </Box>
      <AutocompleteInput
        key={estado}
        control={control}
        name="direccion.ciudad"
        label="Ciudad"
        options={ciudades.map(({ nombre }) => ({ value: nombre, label: nombre }))}
        freeSolo
        placeholder={estado ? 'Elige o escribe tu ciudad' : 'Escribe tu ciudad'}
        autoComplete="address-level2"
        disabled={disabled}
        required
      />
      <TextInput
        control={control}
        name="direccion.codigoPostal"
        label="Código postal"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        hint={
          sugerido && sugerido === codigo
            ? 'Es el de tu ciudad. Cámbialo si el tuyo es otro.'
            : '4 números, por ejemplo 1010'
        }
        disabled={disabled}
        required
      />
      {children}
    </Box>
  );
}
