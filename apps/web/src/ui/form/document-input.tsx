import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './field';

interface DocumentInputProps<T extends FieldValues> extends FieldProps<T> {
  /** Letters to choose from, the usual one first; V E J for a cédula. */
  letters?: readonly string[];
  placeholder?: string;
  /** Called with the letter too, for forms that keep it apart. */
  onLetter?: (letter: string) => void;
}

/** Letters of a RIF, the most usual of businesses first. */
export const RIF_LETTERS = ['J', 'V', 'E', 'G', 'P'] as const;

/** Cédula or RIF: letter and number, kept as one text 'V-12345678' ('' while there is no number). */
export function DocumentInput<T extends FieldValues>({
  control,
  name,
  label,
  hint = 'Solo números, sin puntos ni guiones',
  disabled,
  required,
  letters = ['V', 'E', 'J'],
  placeholder = '12345678',
  onLetter,
}: DocumentInputProps<T>) {
  const { id, ref, value, error, text, onChange, onBlur } = useField({ control, name, hint });
  const [, typed, number = ''] = /^([A-Z])-?(.*)$/.exec(String(value ?? '')) ?? [
    undefined,
    undefined,
    String(value ?? ''),
  ];
  // Without a number the form's value is '' and says nothing of the letter, which may have been chosen first.
  const [chosen, setChosen] = useState(letters[0]!);
  const letter = typed ?? chosen;
  const set = (nextLetter: string, nextNumber: string) => {
    if (nextLetter !== letter) onLetter?.(nextLetter);
    setChosen(nextLetter);
    onChange(nextNumber === '' ? '' : `${nextLetter}-${nextNumber}`);
  };
  const type = (raw: string) => {
    const pasted = letters.find((one) => raw.trim().toUpperCase().startsWith(one));
    set(pasted ?? letter, raw.replace(/\D/g, '').slice(0, 10));
  };
  return (
    <FormControl error={!!error} disabled={disabled} required={required} fullWidth>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {/* A control of its own: MUI allows one input in each. */}
        <FormControl error={!!error} disabled={disabled} sx={{ flex: 'none' }}>
          <NativeSelect
            disableUnderline
            value={letter}
            onChange={(event) => set(event.target.value, number)}
            inputProps={{ 'aria-label': `Letra de ${label}` }}
            sx={{
              border: 1,
              borderColor: error ? 'error.main' : 'marca.control',
              borderRadius: 1,
              bgcolor: 'background.paper',
              width: 76,
              '& select': { pl: 1.75, py: 1.5, fontWeight: 600 },
              '&.Mui-focused': { borderColor: 'primary.main' },
            }}
          >
            {letters.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
        <OutlinedInput
          id={id}
          name={name}
          inputRef={ref}
          value={number}
          onChange={(event) => type(event.target.value)}
          onBlur={onBlur}
          placeholder={placeholder}
          fullWidth
          inputProps={{
            inputMode: 'numeric',
            required: false,
            'aria-required': required,
            'aria-describedby': `${id}-ayuda`,
          }}
        />
      </Box>
      {text && <FormHelperText id={`${id}-ayuda`}>{text}</FormHelperText>}
    </FormControl>
  );
}
