import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Control, type FieldValues, type UseFormSetValue, useWatch } from 'react-hook-form';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { AutocompleteInput } from './autocomplete-input';
import { twoColumns, wide } from './columns';
import { SelectInput } from './select-input';
import { TextInput } from './text-input';

interface WithAddress extends FieldValues {
  direccion: { estado: string; ciudad: string; codigoPostal: string };
}
interface AddressFieldsProps<T extends WithAddress> {
  control: Control<T, unknown, FieldValues>;
  setValue: UseFormSetValue<T>;
  /** States with their cities and postal codes, once they are loaded. */
  estados: readonly { nombre: string; ciudades: readonly { nombre: string; codigoPostal: string }[] }[] | undefined;
  disabled?: boolean;
  /** Whether an address is required; otherwise its fields are not marked. */
  required?: boolean;
  /** More fields of the same address. */
  children?: ReactNode;
}

const STATES = ESTADO_NAMES.map((name) => ({ value: name, label: name }));

/**
 * Address fields (`direccion.*`): the state offers its cities, a known city brings its postal code; both may be typed otherwise.
 */
export function AddressFields<T extends WithAddress>({
  estados,
  disabled,
  required = true,
  children,
  ...form
}: AddressFieldsProps<T>) {
  const control = form.control as unknown as Control<WithAddress>;
  const setValue = form.setValue as unknown as UseFormSetValue<WithAddress>;
  const [estado, ciudad, codigo] = useWatch({
    control,
    name: ['direccion.estado', 'direccion.ciudad', 'direccion.codigoPostal'],
  });
  const cities = estados?.find(({ nombre }) => nombre === estado)?.ciudades ?? [];
  const knownCode = cities.find(({ nombre }) => nombre === ciudad)?.codigoPostal;
  const before = useRef({ estado, ciudad });

  useEffect(() => {
    const { estado: previousState, ciudad: previousCity } = before.current;
    before.current = { estado, ciudad };
    const previousCities = estados?.find(({ nombre }) => nombre === previousState)?.ciudades ?? [];
    const isAutomatic =
      codigo === '' ||
      previousCities.some(({ nombre, codigoPostal }) => nombre === previousCity && codigoPostal === codigo);
    // A city chosen from the former state's list is not in this state; one that was typed by hand may be.
    if (
      previousState !== estado &&
      previousState !== '' &&
      previousCities.some(({ nombre }) => nombre === ciudad) &&
      !knownCode
    ) {
      setValue('direccion.ciudad', '', { shouldDirty: true });
      if (isAutomatic) setValue('direccion.codigoPostal', '', { shouldDirty: true });
    } else if (previousCity !== ciudad && knownCode && isAutomatic && codigo !== knownCode)
      setValue('direccion.codigoPostal', knownCode, { shouldValidate: codigo === '', shouldDirty: true });
  }, [estado, ciudad, codigo, knownCode, estados, setValue]);

  return (
    <Box sx={twoColumns}>
      <Box sx={wide}>
        <SelectInput
          control={control}
          name="direccion.estado"
          label="Estado"
          options={STATES}
          placeholder="Elige tu estado"
          disabled={disabled}
          required={required}
        />
      </Box>
      <AutocompleteInput
        key={estado}
        control={control}
        name="direccion.ciudad"
        label="Ciudad"
        options={cities.map(({ nombre }) => ({ value: nombre, label: nombre }))}
        freeSolo
        placeholder={estado ? 'Elige o escribe tu ciudad' : 'Escribe tu ciudad'}
        autoComplete="address-level2"
        disabled={disabled}
        required={required}
      />
      <TextInput
        control={control}
        name="direccion.codigoPostal"
        label="Código postal"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        hint={
          knownCode && knownCode === codigo
            ? 'Es el de tu ciudad. Cámbialo si el tuyo es otro.'
            : '4 números, por ejemplo 1010'
        }
        disabled={disabled}
        required={required}
      />
      {children}
    </Box>
  );
}
