import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { amountSize, amountText, MONEY_RULE, parseAmount } from '@/lib/money';
import { PlainInput } from '@/ui/plain-field';
import { FieldHelp, helpId } from './field-help';
import { useTypedNumber } from './use-typed-number';

interface MoneyInputProps {
  id: string;
  label: string;
  /** Label for screen readers only, where the context is clear. */
  hideLabel?: boolean;
  /** Shown before the digits. */
  unit: 'Bs.' | '$';
  /** Integer céntimos; null for none, NaN while the typed text is no amount. */
  value: number | null;
  onChange: (centimos: number | null) => void;
  /** Maximum of integer digits, by default 12. */
  digits?: number;
  placeholder?: string;
  /** Error below the field; true only marks it as invalid. */
  error?: boolean | string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  'aria-describedby'?: string;
}

/** Amount in Bs. or $, typed with comma or dot, formatted in the local spelling; its value is in céntimos. */
export function MoneyInput({ unit, value, onChange, digits = 12, inputRef, error, hint, ...rest }: MoneyInputProps) {
  const rule = { ...MONEY_RULE, max: 10 ** digits };
  const { 'aria-describedby': describedBy, ...plain } = rest;
  const field = useTypedNumber({
    value: value === null ? null : toMonto(value),
    rule,
    write: (amount) => amountText(amount === null ? null : toCentimos(amount)),
  });
  // Too many decimals make a number that the form gets as NaN: the form's own message would not fit.
  const sentence = Number.isNaN(value) && field.isNumber ? field.problem : null;
  const text = sentence ?? (error === true ? undefined : error || field.shown);
  const help = { id: rest.id, error: text, note: field.note, hint };
  const type = (raw: string) => {
    const centimos = parseAmount(raw);
    field.type(raw, centimos === null ? null : toMonto(centimos));
    onChange(centimos);
  };
  return (
    <Box>
      <PlainInput
        {...plain}
        value={field.text}
        error={!!error || !!text}
        onChange={(event) => type(event.target.value)}
        onBlur={field.leave}
        inputRef={inputRef}
        startAdornment={
          <Box component="span" aria-hidden sx={{ mr: 1, color: 'text.secondary', flex: 'none' }}>
            {unit}
          </Box>
        }
        inputProps={{
          size: amountSize(digits),
          inputMode: 'decimal',
          autoComplete: 'off',
          'aria-describedby': [describedBy, helpId(help)].filter(Boolean).join(' ') || undefined,
        }}
      />
      <FieldHelp {...help} />
    </Box>
  );
}
