import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldProps } from './field';
import { MoneyInput } from './money-input';

interface MoneyFieldProps<T extends FieldValues> extends FieldProps<T> {
  unit: 'Bs.' | '$';
  placeholder?: string;
}

/** MoneyInput as a form's field; the form keeps the decimal amount, null for none, NaN for what is no amount. */
export function MoneyField<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  disabled,
  required,
  unit,
  placeholder = '0,00',
}: MoneyFieldProps<T>) {
  const { id, ref, value, error, text, onChange } = useField({ control, name, hint });
  const amount = typeof value === 'number' ? value : null;
  return (
    <Box>
      <MoneyInput
        id={id}
        label={label}
        unit={unit}
        value={amount === null || Number.isNaN(amount) ? amount : toCentimos(amount)}
        onChange={(centimos) => onChange(centimos === null ? null : toMonto(centimos))}
        placeholder={placeholder}
        error={!!error}
        disabled={disabled}
        required={required}
        inputRef={ref}
        aria-describedby={text ? `${id}-ayuda` : undefined}
      />
      {text && (
        <FormHelperText id={`${id}-ayuda`} error={!!error}>
          {text}
        </FormHelperText>
      )}
    </Box>
  );
}
