import Box from '@mui/material/Box';
import { useId } from 'react';
import { maxModelYear } from '@tuerca/contracts/auth/garaje/vehiculo';
import { useNow } from '@/lib/use-now';
import { PlainSelect } from '@/ui/plain-field';

/** Older cars than these have no parts here; an older year in the address is kept. */
const OLDEST = 1970;

/** Year of the vehicle; 0 is any. Beside brand and model, or alone. */
export function YearFilter({ value, onChange }: { value: number; onChange: (anio: number) => void }) {
  const id = useId();
  const newest = maxModelYear(useNow());
  const listed = Array.from({ length: newest - OLDEST + 1 }, (_, i) => newest - i);
  const years = value && !listed.includes(value) ? [value, ...listed] : listed;
  return (
    <Box sx={{ mt: 1.5 }}>
      <PlainSelect
        id={id}
        label="Año"
        value={value}
        onChange={(next) => onChange(Number(next))}
        options={[[0, 'Todos los años'], ...years.map((year) => [year, String(year)] as const)]}
      />
    </Box>
  );
}
