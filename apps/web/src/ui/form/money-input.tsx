import Box from '@mui/material/Box';
import { useState, type Ref } from 'react';
import { amountText, parseAmount } from '../../lib/money';
import { PlainInput } from '../plain-field';

interface MoneyInputProps {
  id: string;
  label: string;
  /** Stands before the figures. */
  unit: 'Bs.' | '$';
  /** Integer céntimos; null for none, NaN while what was typed is no amount. */
  value: number | null;
  onChange: (centimos: number | null) => void;
  /** Whole figures that fit, by default 12. */
  digits?: number;
  placeholder?: string;
  error?: boolean;
  disabled?: boolean;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  'aria-describedby'?: string;
}

/** An amount in Bs. or $, typed with comma or dot, shown as people here write it; céntimos inside. */
export function MoneyInput({ unit, value, onChange, digits = 12, inputRef, ...rest }: MoneyInputProps) {
  // What is being typed; it is put into the usual spelling when the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const type = (raw: string) => {
    const text = raw.replace(/[^\d.,]/g, '').slice(0, digits + Math.floor((digits - 1) / 3) + 3);
    setTyped(text);
    onChange(parseAmount(text));
  };
  const { 'aria-describedby': describedBy, ...field } = rest;
  return (
    <PlainInput
      {...field}
      value={typed ?? amountText(value)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => !Number.isNaN(value) && setTyped(null)}
      inputRef={inputRef}
      startAdornment={
        <Box component="span" aria-hidden sx={{ mr: 1, color: 'text.secondary', flex: 'none' }}>
          {unit}
        </Box>
      }
      inputProps={{ inputMode: 'decimal', autoComplete: 'off', 'aria-describedby': describedBy }}
    />
  );
}
