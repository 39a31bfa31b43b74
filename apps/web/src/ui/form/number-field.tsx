import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldProps } from './field';
import { NumberInput } from './number-input';

type Bounds = Pick<
  ComponentProps<typeof NumberInput>,
  'min' | 'max' | 'step' | 'start' | 'unit' | 'placeholder' | 'required'
>;

/** NumberInput as a form's field; the form keeps a number, null for none. */
export function NumberField<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  disabled,
  ...bounds
}: FieldProps<T> & Bounds) {
  const { id, value, error, onChange } = useField({ control, name });
  return (
    <NumberInput
      {...bounds}
      id={id}
      label={label}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      hint={hint}
      error={error}
      disabled={disabled}
    />
  );
}
