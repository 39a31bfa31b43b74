import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldProps } from './field';

export interface Option {
  value: string;
  label: string;
}

interface SelectInputProps<T extends FieldValues> extends FieldProps<T> {
  options: readonly Option[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** One of a short list. */
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
  const { ref, value, error, text, onChange, onBlur } = useField({ control, name, hint });
  return (
    <TextField
      select
      id={name}
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
        htmlInput: { required: false },
        select: {
          displayEmpty: true,
          SelectDisplayProps: { 'aria-required': required } as React.HTMLAttributes<HTMLDivElement>,
        },
      }}
    >
      <MenuItem value="" disabled sx={{ color: 'text.secondary' }}>
        {placeholder}
      </MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
