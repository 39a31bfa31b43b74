import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Control, useController } from 'react-hook-form';
import { marcas } from '@tuerca/contracts/auth/garaje/marcas';
import { derivedFrom } from '@tuerca/contracts/platform/catalogos/live';
import { CAMPANA_MESSAGES } from '@tuerca/contracts/products/campaigns/messages';
import { useMarcas } from '@/lib/use-catalogos';
import type { CampaignValues } from './form-values';

const names = derivedFrom('marcas', () => marcas().map(({ nombre }) => nombre));

/** Brands of vehicles that a campaign is for, any number of a long list. */
export function BrandsField({ control, busy }: { control: Control<CampaignValues>; busy: boolean }) {
  const { field, fieldState } = useController({ control, name: 'marcas' });
  return (
    <Autocomplete
      multiple
      id="marcas"
      options={useMarcas(names)}
      value={field.value}
      onChange={(_, chosen) => field.onChange(chosen)}
      onBlur={field.onBlur}
      disabled={busy}
      disableCloseOnSelect
      // Inside the form: what hangs at the end of the page belongs to no landmark.
      disablePortal
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label="Marcas de vehículo (opcional)"
          placeholder={field.value.length ? undefined : 'Todas las marcas'}
          error={!!fieldState.error}
          helperText={fieldState.error?.message ?? CAMPANA_MESSAGES.noneMeansAll}
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, shrink: true },
          }}
        />
      )}
    />
  );
}
