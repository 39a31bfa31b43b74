import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ValoresFijos } from '@tuerca/contracts/products/product-imports/matching';
import { categorias } from '@tuerca/contracts/products/products/categorias';
import { Panel } from '@/ui/panel';
import { importFieldTitle } from './matching-draft';

const MAX_BRAND = 60;

interface CategorySelectProps {
  label: string;
  value: string | null;
  /** Label of 'no category'. */
  none: string;
  onChange: (categoria: string) => void;
}

/** Select of our categories, with none. */
export const CategorySelect = ({ label, value, none, onChange }: CategorySelectProps) => (
  <TextField
    select
    fullWidth
    label={label}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
  >
    <option value="">{none}</option>
    {categorias().map(({ id, nombre }) => (
      <option key={id} value={nombre}>
        {nombre}
      </option>
    ))}
  </TextField>
);

interface FixedValuesProps {
  fijos: ValoresFijos;
  onChange: (campo: keyof ValoresFijos, value: string) => void;
}

/** Values for all rows of the file. */
export const FixedValues = ({ fijos, onChange }: FixedValuesProps) => (
  <Panel
    title="Un dato para todas las filas"
    text="Opcional. Vale donde tu archivo no trae la columna o la celda está vacía."
  >
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <CategorySelect
        label={importFieldTitle('categoria')}
        value={fijos.categoria}
        none="Ninguna"
        onChange={(categoria) => onChange('categoria', categoria)}
      />
      {(['marcaRepuesto', 'marca'] as const).map((campo) => (
        <TextField
          key={campo}
          fullWidth
          label={importFieldTitle(campo)}
          value={fijos[campo] ?? ''}
          onChange={({ target }) => onChange(campo, target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: MAX_BRAND } }}
        />
      ))}
    </Box>
  </Panel>
);
