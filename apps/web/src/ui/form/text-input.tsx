import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './field';

export interface TextInputProps<T extends FieldValues> extends FieldProps<T> {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  placeholder?: string;
  /** Lines of text; more than one makes it a text area. */
  rows?: number;
  maxLength?: number;
  /** Takes the focus when it appears: for the first field of a dialog. */
  autoFocus?: boolean;
  min?: string;
  max?: string;
  /** Of a time, in seconds. */
  step?: number;
  start?: ReactNode;
  end?: ReactNode;
  /** Changes what was typed when the field is left (to its usual spelling). */
  tidy?: (text: string) => string;
}

/** A line (or more) of text. Made of the parts of MUI's TextField, which itself brings lists, menus and what they float in along. */
export function TextInput<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  groupError,
  disabled,
  required,
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  rows,
  maxLength,
  autoFocus,
  min,
  max,
  step,
  start,
  end,
  tidy,
}: TextInputProps<T>) {
  const { id, ref, value, error, text, onChange, onBlur } = useField({ control, name, hint, groupError });
  const leave = () => {
    if (tidy && typeof value === 'string' && tidy(value) !== value) onChange(tidy(value));
    onBlur();
  };
  const helperId = text ? `${id}-helper-text` : undefined;
  return (
    <FormControl fullWidth error={!!error} disabled={disabled} required={required}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        inputRef={ref}
        value={value ?? ''}
        onChange={onChange}
        onBlur={leave}
        type={type}
        notched
        autoFocus={autoFocus}
        autoComplete={autoComplete}
        placeholder={placeholder}
        multiline={rows !== undefined && rows > 1}
        minRows={rows}
        aria-describedby={helperId}
        // `required` is ours to say: the browser's own bubble would speak its own language.
        inputProps={{ inputMode, maxLength, min, max, step, required: false, 'aria-required': required }}
        startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
      />
      {text && <FormHelperText id={helperId}>{text}</FormHelperText>}
    </FormControl>
  );
}
