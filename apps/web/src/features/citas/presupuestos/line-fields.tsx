import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { LABOUR_STEP } from '@tuerca/contracts/citas/presupuestos/form';
import { MAX_CANTIDAD } from '@tuerca/contracts/products/products/schemas';
import { ref } from '@/lib/format';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import { TextInput } from '@/ui/form/text-input';
import type { LineForm, PresupuestoValues } from './presupuesto-values';

const UNITS = { min: 1, max: MAX_CANTIDAD };
const LABOUR = { min: LABOUR_STEP, max: MAX_CANTIDAD, step: LABOUR_STEP, start: 1 };

interface LineFieldsProps {
  control: Control<PresupuestoValues>;
  index: number;
  line: LineForm;
  disabled: boolean;
}

/** The fields of one line: work is described and priced, of a part only the units can be chosen. */
export function LineFields({ control, index, line, disabled }: LineFieldsProps) {
  const units = (
    <NumberField
      control={control}
      name={`lineas.${index}.cantidad`}
      label="Cantidad"
      {...(line.tipo === 'mano_obra' ? LABOUR : UNITS)}
      disabled={disabled}
    />
  );
  const columns = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 150px 150px' };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 1.5, alignItems: 'start' }}>
      {line.tipo === 'mano_obra' ? (
        <>
          <TextInput
            control={control}
            name={`lineas.${index}.descripcion`}
            label="Trabajo"
            maxLength={160}
            disabled={disabled}
          />
          {units}
          <MoneyField control={control} name={`lineas.${index}.precio`} label="Precio" unit="$" disabled={disabled} />
        </>
      ) : (
        <>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {line.nombre}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {line.tienda}
            </Typography>
          </Box>
          {units}
          <Typography sx={{ pt: { sm: 1.5 } }}>{ref(line.precio)} c/u</Typography>
        </>
      )}
    </Box>
  );
}
