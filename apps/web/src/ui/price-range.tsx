import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { amountSize, amountText, parseAmount } from '@/lib/money';
import { useTypedText } from '@/lib/use-typed-text';
import { sideBySide } from './form/columns';
import { MoneyInput } from './form/money-input';

/** Error of a typed range, and the field that it is in. */
export interface RangeProblem {
  error: string;
  field: 'min' | 'max';
}

interface PriceRangeProps<R extends object> {
  /** Shown before the digits: '$' or 'Bs.'. */
  unit: 'Bs.' | '$';
  /** The applied range; '' is an open end. */
  value: { min: string; max: string };
  placeholder: { min: string; max: string };
  /** Integer digits of the highest price. */
  digits: number;
  read: (min: string, max: string) => R | RangeProblem;
  onApply: (range: R) => void;
}

/** Width (px) of a field's frame and unit. */
const ROOM = 56;
// '?' is no amount; every list has its own message for that.
const plain = (centimos: number | null): string => (Number.isNaN(centimos) ? '?' : amountText(centimos));

/** Range of prices; applied by its button, not while typing. */
export function PriceRange<R extends object>({ unit, value, placeholder, digits, read, onApply }: PriceRangeProps<R>) {
  const id = useId();
  const fields = { min: useRef<HTMLInputElement>(null), max: useRef<HTMLInputElement>(null) };
  const typed = { min: useTypedText(plain(parseAmount(value.min))), max: useTypedText(plain(parseAmount(value.max))) };
  const range = [typed.min.text, typed.max.text] as const;
  const [refused, setRefused] = useState<RangeProblem & { range: string }>();
  // Only for the range that was refused: another one, typed or applied from elsewhere, is not known to be wrong.
  const wrong = refused?.range === range.join('|') ? refused : null;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const wanted = read(...range);
    if ('error' in wanted) {
      setRefused({ ...wanted, range: range.join('|') });
      fields[wanted.field].current?.focus();
    } else onApply(wanted);
  };
  const field = (name: 'min' | 'max', label: string) => (
    <Box {...typed[name].focus}>
      <MoneyInput
        id={`${id}-${name}`}
        label={label}
        unit={unit}
        value={parseAmount(typed[name].text)}
        error={wrong?.field === name}
        onChange={(centimos) => typed[name].setText(plain(centimos))}
        placeholder={placeholder[name]}
        digits={digits}
        inputRef={fields[name]}
        aria-describedby={wrong?.field === name ? `${id}-error` : undefined}
      />
    </Box>
  );
  return (
    <Box component="form" method="get" noValidate onSubmit={submit}>
      <Box sx={{ display: 'grid', gridTemplateColumns: sideBySide(ROOM + 9 * amountSize(digits)), gap: 1 }}>
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
