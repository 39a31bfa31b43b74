import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Vehiculo } from '@tuerca/contracts/auth/garaje/vehiculo';
import { MIN_SEARCH_LENGTH, SEARCH_DEBOUNCE_MS } from '@tuerca/contracts/products/catalogue/rules';
import { FitBadge } from '@/entities/auth/garaje/fit-badge';
import { bs } from '@/lib/format';
import { useDebounce } from '@/lib/use-debounce';
import { usePartSearch } from './part-picker.queries';

type Part = NonNullable<ReturnType<typeof usePartSearch>['data']>[number];

const PartOption = ({ part }: { part: Part }) => (
  <Box sx={{ minWidth: 0, width: '100%' }}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{part.nombre}</Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {bs(part.precioFinalBs)} · {part.tienda.nombreTienda}
      </Typography>
      {part.ajuste && <FitBadge plain ajuste={part.ajuste} />}
    </Box>
  </Box>
);

interface PartPickerProps {
  vehicle: Vehiculo;
  disabled?: boolean;
  onPick: (part: Part) => void;
}

/** Finds a part among what stores sell now, with price, store and whether it fits the vehicle. */
export function PartPicker({ vehicle, disabled, onPick }: PartPickerProps) {
  const [text, setText] = useState('');
  const wanted = useDebounce(text.trim(), SEARCH_DEBOUNCE_MS);
  const search = usePartSearch(wanted, vehicle);
  const short = text.trim().length < MIN_SEARCH_LENGTH;
  return (
    <Autocomplete<Part>
      value={null}
      inputValue={text}
      onInputChange={(_event, value, reason) => reason !== 'reset' && setText(value)}
      onChange={(_event, part) => {
        if (!part) return;
        onPick(part);
        setText('');
      }}
      options={short ? [] : (search.data ?? [])}
      // The server has searched: what it found is shown as it came.
      filterOptions={(options) => options}
      getOptionLabel={({ nombre }) => nombre}
      getOptionKey={({ _id }) => _id}
      renderOption={({ key, ...option }, part) => (
        <Box component="li" key={key} {...option}>
          <PartOption part={part} />
        </Box>
      )}
      loading={search.isFetching}
      loadingText="Buscando..."
      noOptionsText={
        short ? 'Escribe al menos tres letras' : search.error ? 'No se pudo buscar' : 'No encontramos ese repuesto'
      }
      disabled={disabled}
      blurOnSelect={false}
      renderInput={(input) => (
        <TextField {...input} label="Agregar un repuesto" placeholder="Pastillas de freno, filtro de aceite..." />
      )}
    />
  );
}
