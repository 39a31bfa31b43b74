import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { PRECIO_MAX } from '@tuerca/contracts/products';
import { useId, useRef, useState } from 'react';
import { readRange } from './filters';

interface PriceFilterProps {
  min: number;
  max: number;
  onApply: (range: { minPrice: number; maxPrice: number }) => void;
}

const show = (value: number, bound: number) => (value === bound ? '' : String(value).replace('.', ','));

/** Range of prices in dollars; it is applied with the button, not while somebody types. Mount it anew when the range changes outside. */
export function PriceFilter({ min, max, onApply }: PriceFilterProps) {
  const id = useId();
  const fields = { min: useRef<HTMLInputElement>(null), max: useRef<HTMLInputElement>(null) };
  const [text, setText] = useState({ min: show(min, 0), max: show(max, PRECIO_MAX) });
  const [wrong, setWrong] = useState<{ error: string; field: 'min' | 'max' } | null>(null);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const range = readRange(text.min, text.max);
    setWrong('error' in range ? range : null);
    if ('error' in range) fields[range.field].current?.focus();
    else onApply(range);
  };
  const field = (name: 'min' | 'max', label: string, placeholder: string) => (
    <TextField
      id={`${id}-${name}`}
      label={label}
      value={text[name]}
      error={wrong?.field === name}
      onChange={(event) => setText({ ...text, [name]: event.target.value.replace(/[^\d.,]/g, '').slice(0, 8) })}
      placeholder={placeholder}
      inputRef={fields[name]}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', 'aria-describedby': wrong?.field === name ? `${id}-error` : undefined },
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
      }}
    />
  );
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {field('min', 'Mínimo', '0')}
        {field('max', 'Máximo', String(PRECIO_MAX))}
      </Box>
      {wrong && <FormHelperText id={`${id}-error`} error role="alert">{wrong.error}</FormHelperText>}
      <Button type="submit" variant="outlined" fullWidth sx={{ mt: 1.5 }}>
        Aplicar
      </Button>
    </Box>
  );
}
