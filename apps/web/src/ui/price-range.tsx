import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { amountText, parseAmount } from '../lib/money';
import { MoneyInput } from './form/money-input';

/** What is wrong with a typed range, and in which of its fields. */
export interface RangeProblem {
  error: string;
  field: 'min' | 'max';
}

interface PriceRangeProps<R extends object> {
  /** Stands before the figures: '$' or 'Bs.'. */
  unit: 'Bs.' | '$';
  /** What the fields say at first; '' is an open end. */
  initial: { min: string; max: string };
  placeholder: { min: string; max: string };
  /** Whole figures of the highest price. */
  digits: number;
  read: (min: string, max: string) => R | RangeProblem;
  onApply: (range: R) => void;
}

// '?' is no amount, which every list says in its own sentence.
const plain = (centimos: number | null): string => (Number.isNaN(centimos) ? '?' : amountText(centimos));

/** Range of prices; it is applied with the button, not while somebody types. Mount it anew when the range changes outside. */
export function PriceRange<R extends object>({
  unit,
  initial,
  placeholder,
  digits,
  read,
  onApply,
}: PriceRangeProps<R>) {
  const id = useId();
  const fields = { min: useRef<HTMLInputElement>(null), max: useRef<HTMLInputElement>(null) };
  const [cents, setCents] = useState({ min: parseAmount(initial.min), max: parseAmount(initial.max) });
  const [wrong, setWrong] = useState<RangeProblem | null>(null);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const range = read(plain(cents.min), plain(cents.max));
    if ('error' in range) {
      setWrong(range);
      fields[range.field].current?.focus();
    } else {
      setWrong(null);
      onApply(range);
    }
  };
  const field = (name: 'min' | 'max', label: string) => (
    <MoneyInput
      id={`${id}-${name}`}
      label={label}
      unit={unit}
      value={cents[name]}
      error={wrong?.field === name}
      onChange={(value) => setCents({ ...cents, [name]: value })}
      placeholder={placeholder[name]}
      digits={digits}
      inputRef={fields[name]}
      aria-describedby={wrong?.field === name ? `${id}-error` : undefined}
    />
  );
  return (
    <Box component="form" method="get" noValidate onSubmit={submit}>
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
