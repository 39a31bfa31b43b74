import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './field';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectInputProps<T extends FieldValues> extends FieldProps<T> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** One of a short list, with the device's own select: it opens and chooses the same way however slowly it is pressed. */
export function SelectInput<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  disabled,
  required,
  options,
  placeholder = 'Selecciona',
}: SelectInputProps<T>) {
  const { id, ref, value, error, text, onChange, onBlur } = useField({ control, name, hint });
  return (
    <TextField
      select
      id={id}
      name={name}
      inputRef={ref}
      value={value ?? ''}
      onChange={onChange}
      onBlur={onBlur}
      label={label}
      error={!!error}
      helperText={text}
      disabled={disabled}
      required={required}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { required: false, 'aria-required': required },
        select: { native: true },
      }}
    >
      <option value="" disabled>
        {placeholder}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
