import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './field';

interface ChoiceFieldProps<T extends FieldValues, V> extends FieldProps<T> {
  options: readonly { value: V; label: string }[];
}

/** One of a few values that are not texts: a number, or null for none. */
export function ChoiceField<T extends FieldValues, V extends number | string | null>(props: ChoiceFieldProps<T, V>) {
  const { options, label, disabled, required } = props;
  const { id, ref, value, text, error, onChange, onBlur } = useField(props);
  const at = options.findIndex((option) => option.value === value);
  return (
    <TextField
      select
      fullWidth
      id={id}
      inputRef={ref}
      label={label}
      value={at < 0 ? '' : String(at)}
      onChange={(event) => onChange(options[Number(event.target.value)]?.value ?? null)}
      onBlur={onBlur}
      disabled={disabled}
      required={required}
      error={!!error}
      helperText={text}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {options.map((option, i) => (
        <MenuItem key={option.label} value={String(i)}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
