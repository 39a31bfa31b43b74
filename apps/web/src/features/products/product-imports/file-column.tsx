import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IMPORT_COLUMNS, type ImportField } from '@tuerca/contracts/products/product-imports/columns';
import type { ColumnaArchivo } from '@tuerca/contracts/products/product-imports/matching';
import type { MonedaArchivo } from '@tuerca/contracts/venezuela/cifra';
import { ChoiceButtons } from '@/ui/choice-buttons';
import { isPrice } from './matching-draft';

interface FileColumnProps {
  columna: ColumnaArchivo;
  said: { campo: ImportField | null; moneda: MonedaArchivo | null };
  /** Title of the column that has a field now, of fields that another one has. */
  takenBy: (campo: ImportField) => string | null;
  onCampo: (campo: ImportField | null) => void;
  onMoneda: (moneda: MonedaArchivo) => void;
}

const CURRENCIES = [
  { value: 'usd', text: 'Dólares ($)' },
  { value: 'bs', text: 'Bolívares (Bs.)' },
] as const;
const NEEDED = IMPORT_COLUMNS.filter((column) => 'required' in column);
const OTHERS = IMPORT_COLUMNS.filter((column) => !('required' in column));

function Options({ label, columns, takenBy }: Pick<FileColumnProps, 'takenBy'> & OptionsProps) {
  return (
    <optgroup label={label}>
      {columns.map(({ field, title }) => {
        const other = takenBy(field);
        return (
          <option key={field} value={field}>
            {other ? `${title} (ahora en «${other}»)` : title}
          </option>
        );
      })}
    </optgroup>
  );
}
interface OptionsProps {
  label: string;
  columns: readonly { field: ImportField; title: string }[];
}

/** A column of the file beside what it is in Tuerca. */
export function FileColumnCard({ columna: { titulo, ejemplos }, said, takenBy, onCampo, onMoneda }: FileColumnProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        p: 2,
        border: 1,
        borderColor: said.campo ? 'marca.control' : 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{titulo}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {ejemplos.length ? ejemplos.join(' · ') : 'Sin datos'}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', minWidth: 0 }}>
        <TextField
          select
          fullWidth
          label={`«${titulo}» es`}
          value={said.campo ?? ''}
          onChange={({ target }) => onCampo((target.value || null) as ImportField | null)}
          slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
        >
          <option value="">No usar esta columna</option>
          <Options label="Lo necesario" columns={NEEDED} takenBy={takenBy} />
          <Options label="Más datos" columns={OTHERS} takenBy={takenBy} />
        </TextField>
        {isPrice(said.campo) && (
          <Box>
            <Typography variant="body2" sx={{ mb: 0.5 }}>
              Los montos sin signo están en
            </Typography>
            <ChoiceButtons
              label={`Moneda de «${titulo}»`}
              value={said.moneda ?? 'usd'}
              options={CURRENCIES}
              onChange={onMoneda}
              sx={{ '& > button': { px: 1.5, typography: 'body2' } }}
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}
