import type { FieldValues } from 'react-hook-form';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { numberProblem } from '@tuerca/contracts/venezuela/numero';
import { MONEY_RULE } from '@/lib/money';
import { type FieldProps, useField } from './field';
import { MoneyInput } from './money-input';

interface MoneyFieldProps<T extends FieldValues> extends FieldProps<T> {
  unit: 'Bs.' | '$';
  placeholder?: string;
}

const notMoney = (value: unknown) => (typeof value === 'number' ? numberProblem(value, MONEY_RULE) : null);

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
  const { id, ref, value, error, onChange } = useField({ control, name, check: notMoney });
  const amount = typeof value === 'number' ? value : null;
  return (
    <MoneyInput
      id={id}
      label={label}
      unit={unit}
      value={amount === null || Number.isNaN(amount) ? amount : toCentimos(amount)}
      onChange={(centimos) => onChange(centimos === null ? null : toMonto(centimos))}
      placeholder={placeholder}
      error={error}
      hint={hint}
      disabled={disabled}
      required={required}
      inputRef={ref}
    />
  );
}
