import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type Control, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { derivedFrom } from '@tuerca/contracts/platform/catalogos/live';
import { MAX_FIT_ROWS } from '@tuerca/contracts/products/products/rules';
import { useMarcas } from '@/lib/use-catalogos';
import { AutocompleteInput } from '@/ui/form/autocomplete-input';
import { NumberField } from '@/ui/form/number-field';
import { RowsEditor } from '@/ui/form/rows-editor';
import { TextInput } from '@/ui/form/text-input';
import { brands, GENERIC_MODEL, modelsOf, OTHER_BRAND, type ProductValues } from './form-values';
import type { SectionProps } from './section-props';

const toOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const brandOptions = derivedFrom('marcas', () => toOptions(brands()));
const MIN_YEAR = 1900;
const MAX_YEAR = 2100;

interface FitRowProps {
  control: Control<ProductValues>;
  disabled: boolean;
  index: number;
}

const columns = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
  '& > :nth-of-type(-n+2)': { gridColumn: { xs: '1 / -1', sm: 'span 3' } },
  '& > :nth-of-type(n+3)': { gridColumn: { sm: 'span 2' } },
  '& > :nth-of-type(5)': { gridColumn: { xs: '1 / -1', sm: 'span 2' } },
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

function FitRow({ control, disabled, index }: FitRowProps) {
  const marca = useWatch({ control, name: `compatibilidad.${index}.marca` });
  const year = { control, disabled, min: MIN_YEAR, max: MAX_YEAR, start: 2010 };
  return (
    <Box sx={columns}>
      <Box>
        <AutocompleteInput
          control={control}
          disabled={disabled}
          name={`compatibilidad.${index}.marca`}
          label="Marca"
          options={useMarcas(brandOptions)}
          freeSolo
        />
      </Box>
      <Box>
        <AutocompleteInput
          control={control}
          disabled={disabled}
          name={`compatibilidad.${index}.modelo`}
          label="Modelo"
          options={toOptions(modelsOf(marca))}
          freeSolo
        />
      </Box>
      <Box>
        <NumberField {...year} name={`compatibilidad.${index}.anioDesde`} label="Desde el año" />
      </Box>
      <Box>
        <NumberField {...year} name={`compatibilidad.${index}.anioHasta`} label="Hasta el año" />
      </Box>
      <Box>
        <TextInput
          control={control}
          disabled={disabled}
          name={`compatibilidad.${index}.motor`}
          label="Motor (opcional)"
          placeholder="Ej.: 1.8"
          maxLength={40}
        />
      </Box>
    </Box>
  );
}

/** The vehicles that a part fits, row by row. The first one begins with the product's own brand and model, a further one with the brand before it. */
export function FitRows({ control, disabled }: Pick<SectionProps, 'control' | 'disabled'>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'compatibilidad' });
  const rows = useWatch({ control, name: 'compatibilidad' });
  const [marca, typedMarca, modelo, typedModelo] = useWatch({
    control,
    name: ['marca', 'typedMarca', 'modelo', 'typedModelo'],
  });
  const error = useFormState({ control }).errors.compatibilidad?.root?.message;
  const add = () => {
    const own = {
      marca: marca === OTHER_BRAND ? typedMarca : marca,
      modelo: modelo === GENERIC_MODEL ? typedModelo : modelo,
    };
    const vehicle = rows.length ? { marca: rows.at(-1)!.marca, modelo: '' } : own;
    append({ ...vehicle, anioDesde: null, anioHasta: null, motor: '' }, { shouldFocus: false });
  };
  return (
    <>
      <RowsEditor
        rows={fields}
        noun="vehículo"
        onAdd={add}
        onRemove={remove}
        max={MAX_FIT_ROWS}
        disabled={disabled}
        empty="Sin vehículos, verán «No indicado» en vez de «Compatible»."
      >
        {(index) => <FitRow control={control} disabled={disabled} index={index} />}
      </RowsEditor>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </>
  );
}
