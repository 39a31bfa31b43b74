import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { numberProblem } from '@tuerca/contracts/venezuela/numero';
import { type FieldProps, useField } from './field';
import { NumberInput, ruleOf } from './number-input';

type Bounds = Pick<
  ComponentProps<typeof NumberInput>,
  'min' | 'max' | 'step' | 'decimals' | 'start' | 'unit' | 'placeholder' | 'required'
>;

/** NumberInput as a form's field; the form keeps a number, null for none, NaN for what is none, and is not sent with what the field refuses. */
export function NumberField<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  disabled,
  ...bounds
}: FieldProps<T> & Bounds) {
  const { id, ref, value, error, onChange } = useField({
    control,
    name,
    check: (current) => (typeof current === 'number' ? numberProblem(current, ruleOf(bounds)) : null),
  });
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
      inputRef={ref}
    />
  );
}
