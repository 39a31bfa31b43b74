import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { PlainInput } from './plain-field';

/** What is wrong with a typed range, and in which of its fields. */
export interface RangeProblem {
  error: string;
  field: 'min' | 'max';
}

interface PriceRangeProps<R extends object> {
  /** Stands before the figures: '$' or 'Bs.'. */
  unit: string;
  /** What the fields say at first; '' is an open end. */
  initial: { min: string; max: string };
  placeholder: { min: string; max: string };
  maxLength: number;
  read: (min: string, max: string) => R | RangeProblem;
  onApply: (range: R) => void;
}

/** Range of prices; it is applied with the button, not while somebody types. Mount it anew when the range changes outside. */
export function PriceRange<R extends object>({
  unit,
  initial,
  placeholder,
  maxLength,
  read,
  onApply,
}: PriceRangeProps<R>) {
  const id = useId();
  const fields = { min: useRef<HTMLInputElement>(null), max: useRef<HTMLInputElement>(null) };
  const [text, setText] = useState(initial);
  const [wrong, setWrong] = useState<RangeProblem | null>(null);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const range = read(text.min, text.max);
    if ('error' in range) {
      setWrong(range);
      fields[range.field].current?.focus();
    } else {
      setWrong(null);
      onApply(range);
    }
  };
  const field = (name: 'min' | 'max', label: string) => (
    <PlainInput
      id={`${id}-${name}`}
      label={label}
      value={text[name]}
      error={wrong?.field === name}
      onChange={(event) => setText({ ...text, [name]: event.target.value.replace(/[^\d.,]/g, '').slice(0, maxLength) })}
      placeholder={placeholder[name]}
      inputRef={fields[name]}
      startAdornment={
        <Box component="span" aria-hidden sx={{ mr: 1, color: 'text.secondary', flex: 'none' }}>
          {unit}
        </Box>
      }
      inputProps={{ inputMode: 'decimal', 'aria-describedby': wrong?.field === name ? `${id}-error` : undefined }}
    />
  );
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {field('min', 'Mínimo')}
        {field('max', 'Máximo')}
      </Box>
      {wrong && (
        <Typography id={`${id}-error`} variant="body2" role="alert" sx={{ mt: 0.5, color: 'error.main' }}>
          {wrong.error}
        </Typography>
      )}
      <Button type="submit" variant="outlined" fullWidth sx={{ mt: 1.5 }}>
        Aplicar
      </Button>
    </Box>
  );
}
