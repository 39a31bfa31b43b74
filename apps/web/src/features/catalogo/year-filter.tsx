import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { anioVehiculoMax } from '@tuerca/contracts/vehiculo';
import { useId } from 'react';
import { useNow } from '../../lib/use-now';

/** Older cars than these have no parts here; an older year in the address is kept. */
const OLDEST = 1970;

/** Year of the vehicle; 0 is any. Beside brand and model, or alone. */
export function YearFilter({ value, onChange }: { value: number; onChange: (anio: number) => void }) {
  const id = useId();
  const newest = anioVehiculoMax(useNow());
  const years = Array.from({ length: newest - OLDEST + 1 }, (_, i) => newest - i);
  return (
    <Box sx={{ mt: 1.5 }}>
      <TextField select id={id} label="Año" value={value} onChange={(event) => onChange(Number(event.target.value))} slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}>
        <option value={0}>Todos los años</option>
        {(value && !years.includes(value) ? [value, ...years] : years).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
