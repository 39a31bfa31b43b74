import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { usd } from '@/lib/format';
import { twoColumns } from '@/ui/form/columns';
import { MoneyField } from '@/ui/form/money-field';
import { NumberField } from '@/ui/form/number-field';
import { RadioCards } from '@/ui/form/radio-cards';
import { SelectInput } from '@/ui/form/select-input';
import { type PriceValues, toDollars } from './price-values';

const DIRECTIONS = [
  { value: 'subir', label: 'Subir' },
  { value: 'bajar', label: 'Bajar' },
];
const UNITS = [
  { value: '%', label: 'Porcentaje' },
  { value: '$', label: 'Monto en dólares' },
  { value: 'Bs.', label: 'Monto en bolívares' },
];
const ROUNDING_OPTIONS = [
  { value: '0', label: 'Al centavo' },
  { value: '0.05', label: 'A múltiplos de $ 0,05' },
  { value: '0.5', label: 'A múltiplos de $ 0,50' },
  { value: '1', label: 'A dólares enteros' },
];

interface RuleFieldsProps {
  control: Control<PriceValues>;
  values: PriceValues;
  tasa: number;
  disabled: boolean;
}

/** Up or down, by how much, and to which amounts it is rounded. */
export const RuleFields = ({ control, values, tasa, disabled }: RuleFieldsProps) => (
  <>
    <RadioCards control={control} name="direction" label="¿Suben o bajan?" options={DIRECTIONS} disabled={disabled} />
    <Box sx={twoColumns}>
      <SelectInput control={control} name="unidad" label="En qué" options={UNITS} disabled={disabled} />
      {values.unidad === '%' ? (
        <NumberField
          control={control}
          name="valor"
          label="Cuánto"
          min={0}
          max={1000}
          step={0.5}
          unit="%"
          disabled={disabled}
          required
        />
      ) : (
        <MoneyField
          key={values.unidad}
          control={control}
          name="valor"
          label="Cuánto"
          unit={values.unidad}
          hint={
            values.unidad === 'Bs.' && values.valor
              ? `Son ${usd(toDollars(values.valor, tasa))} a la tasa de hoy.`
              : undefined
          }
          disabled={disabled}
        />
      )}
      <SelectInput control={control} name="redondeo" label="Redondeo" options={ROUNDING_OPTIONS} disabled={disabled} />
    </Box>
  </>
);
