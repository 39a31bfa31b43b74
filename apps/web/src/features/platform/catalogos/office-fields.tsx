import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { cityPlaceholder } from '@/entities/platform/lugares/city-placeholder';
import { estadosQuery } from '@/entities/platform/lugares/lugares.queries';
import { AutocompleteInput } from '@/ui/form/autocomplete-input';
import { wide } from '@/ui/form/columns';
import { TextInput } from '@/ui/form/text-input';
import type { EntryValues } from './entry-values';

const STATES = ESTADO_NAMES.map((name) => ({ value: name, label: name }));

/** Address and contact of a courier's office. */
export function OfficeFields(common: { control: Control<EntryValues>; disabled: boolean }) {
  const estado = useWatch({ control: common.control, name: 'datos.estado' });
  const known = useQuery(estadosQuery).data?.find(({ nombre }) => nombre === estado);
  return (
    <>
      <AutocompleteInput {...common} name="datos.estado" label="Estado" options={STATES} required />
      <AutocompleteInput
        {...common}
        name="datos.ciudad"
        label="Ciudad"
        options={(known?.ciudades ?? []).map(({ nombre }) => ({ value: nombre, label: nombre }))}
        placeholder={cityPlaceholder(estado)}
        freeSolo
        required
      />
      <Box sx={wide}>
        <TextInput {...common} name="datos.direccion" label="Dirección" maxLength={200} required />
      </Box>
      <TextInput {...common} name="datos.telefono" label="Teléfono (opcional)" inputMode="tel" maxLength={40} />
      <TextInput
        {...common}
        name="datos.horario"
        label="Horario (opcional)"
        placeholder="Lunes a viernes de 8:00 a. m. a 4:30 p. m."
        maxLength={120}
      />
    </>
  );
}
