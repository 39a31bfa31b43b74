import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { NOMBRES_ESTADO } from '@tuerca/contracts/direccion';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormSetValue } from 'react-hook-form';
import { AutocompleteInput } from '../../../ui/form/autocomplete-input';
import { SelectInput } from '../../../ui/form/select-input';
import { TextInput } from '../../../ui/form/text-input';
import { estadosQuery } from '../registro.queries';
import type { DatosRegistro } from '../registro-types';
import { twoColumns, wide, type FieldsProps } from './fields';

const ESTADOS = NOMBRES_ESTADO.map((nombre) => ({ value: nombre, label: nombre }));

/** Where: the state offers its cities, a known city brings its postal code; both may be typed otherwise. */
export function DireccionFields({ control, setValue }: FieldsProps & { setValue: UseFormSetValue<DatosRegistro> }) {
  const { data: estados } = useQuery(estadosQuery);
  const [estado, ciudad, codigo] = useWatch({ control, name: ['direccion.estado', 'direccion.ciudad', 'direccion.codigoPostal'] });
  const ciudades = estados?.find(({ nombre }) => nombre === estado)?.ciudades ?? [];
  const sugerido = ciudades.find(({ nombre }) => nombre === ciudad)?.codigoPostal;
  const before = useRef({ estado, ciudad });

  useEffect(() => {
    const { estado: otro, ciudad: anterior } = before.current;
    before.current = { estado, ciudad };
    const lista = estados?.find(({ nombre }) => nombre === otro)?.ciudades ?? [];
    const automatico = codigo === '' || lista.some(({ nombre, codigoPostal }) => nombre === anterior && codigoPostal === codigo);
    // A city of the state that was chosen before does not lie in this one; one that was typed by hand may.
    if (otro !== estado && otro !== '' && lista.some(({ nombre }) => nombre === ciudad) && !sugerido) {
      setValue('direccion.ciudad', '');
      if (automatico) setValue('direccion.codigoPostal', '');
    } else if (anterior !== ciudad && sugerido && automatico && codigo !== sugerido) setValue('direccion.codigoPostal', sugerido, { shouldValidate: codigo === '' });
  }, [estado, ciudad, codigo, sugerido, estados, setValue]);

  return (
    <Box sx={twoColumns}>
      <Box sx={wide}>
        <SelectInput control={control} name="direccion.estado" label="Estado" options={ESTADOS} placeholder="Elige tu estado" required />
      </Box>
      <AutocompleteInput key={estado} control={control} name="direccion.ciudad" label="Ciudad" options={ciudades.map(({ nombre }) => ({ value: nombre, label: nombre }))} freeSolo placeholder={estado ? 'Elige o escribe tu ciudad' : 'Escribe tu ciudad'} autoComplete="address-level2" required />
      <TextInput control={control} name="direccion.codigoPostal" label="Código postal" inputMode="numeric" autoComplete="postal-code" maxLength={10} hint={sugerido && sugerido === codigo ? 'Es el de tu ciudad. Cámbialo si el tuyo es otro.' : '4 números, por ejemplo 1010'} required />
    </Box>
  );
}
