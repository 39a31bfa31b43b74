import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './field';
import { SwitchLine } from './switch-line';

/** SwitchLine as a form's field. */
export function SwitchField<T extends FieldValues>({ control, name, label, hint, disabled }: FieldProps<T>) {
  const { value, onChange } = useField({ control, name });
  return <SwitchLine label={label} hint={hint} checked={value === true} onChange={onChange} disabled={disabled} />;
}
