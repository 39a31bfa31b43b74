import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ESTADO_NAMES } from '@tuerca/contracts/venezuela/estados';
import { estadosQuery } from '@/entities/platform/lugares/lugares.queries';
import { AutocompleteInput } from '@/ui/form/autocomplete-input';
import { MoneyField } from '@/ui/form/money-field';
import { SelectInput } from '@/ui/form/select-input';
import { Days, rowFrame, type RowProps } from './delivery-row-parts';

const STATES = ESTADO_NAMES.map((name) => ({ value: name, label: name }));

/** A place to which a store delivers itself. */
export function ZoneFields({ control, disabled, index }: RowProps) {
  const { data: estados } = useQuery(estadosQuery);
  const estado = useWatch({ control, name: `zonas.${index}.estado` });
  const cities = estados?.find(({ nombre }) => nombre === estado)?.ciudades ?? [];
  return (
    <Box role="group" aria-label={`Zona ${index + 1}`} sx={rowFrame}>
      <SelectInput
        control={control}
        name={`zonas.${index}.estado`}
        label="Estado"
        options={STATES}
        disabled={disabled}
        required
      />
      <AutocompleteInput
        key={estado}
        control={control}
        name={`zonas.${index}.ciudad`}
        label="Ciudad (opcional)"
        options={cities.map(({ nombre }) => ({ value: nombre, label: nombre }))}
        freeSolo
        placeholder="Todo el estado"
        disabled={disabled}
      />
      <Box sx={{ gridColumn: { sm: '1 / -1' }, maxWidth: { sm: 'calc(50% - 8px)' } }}>
        <MoneyField
          control={control}
          name={`zonas.${index}.costoUSD`}
          label="Costo del delivery"
          unit="$"
          hint="0 si es gratis"
          disabled={disabled}
        />
      </Box>
      <Days control={control} disabled={disabled} name={`zonas.${index}`} />
    </Box>
  );
}
