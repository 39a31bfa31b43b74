import { AddRounded } from '../icons/add-rounded';
import { RemoveRounded } from '../icons/remove-rounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { PlainInput } from '../plain-field';

interface NumberInputProps {
  id: string;
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  /** By how much buttons and arrow keys change it, by default 1; decimals are those of the step. */
  step?: number;
  /** From where buttons and arrows begin in an empty field, by default `min`. */
  start?: number;
  /** Stands behind the figures: 'horas'. */
  unit?: string;
  placeholder?: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  required?: boolean;
}

const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0;

/** A number within bounds: typed, or changed by buttons, arrow keys, Page Up and Page Down (ten steps), Home and End. */
export function NumberInput({
  id,
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  start = min,
  unit,
  placeholder,
  hint,
  error,
  disabled = false,
  required,
}: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const decimals = decimalsOf(step);
  const bounded = (n: number) => Number(Math.min(Math.max(n, min), max).toFixed(decimals));
  const shown = typed ?? (value === null ? '' : String(value).replace('.', ','));
  const move = (steps: number) => {
    setTyped(null);
    onChange(value === null ? bounded(start) : bounded(Math.round(value / step + steps) * step));
  };
  const type = (raw: string) => setTyped(raw.replace(decimals ? /[^\d.,-]/g : /[^\d-]/g, '').slice(0, 12));
  const commit = () => {
    if (typed === null) return;
    const number = Number(typed.replace(',', '.'));
    onChange(typed.trim() === '' ? null : Number.isFinite(number) ? bounded(number) : value);
    setTyped(null);
  };
  const keys: Record<string, () => void> = {
    ArrowUp: () => move(1),
    ArrowDown: () => move(-1),
    PageUp: () => move(10),
    PageDown: () => move(-10),
    Enter: commit,
  };
  const text = error ?? hint;
  return (
    <Box>
      <PlainInput
        id={id}
        label={label}
        value={shown}
        disabled={disabled}
        error={!!error}
        required={required}
        placeholder={placeholder}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          const key = keys[event.key];
          if (!key) return;
          if (event.key !== 'Enter') event.preventDefault();
          key();
        }}
        inputProps={{
          inputMode: decimals ? 'decimal' : 'numeric',
          autoComplete: 'off',
          role: 'spinbutton',
          'aria-valuemin': min,
          'aria-valuemax': max,
          'aria-valuenow': value ?? undefined,
          'aria-invalid': !!error,
          'aria-required': required,
          'aria-describedby': text ? `${id}-ayuda` : undefined,
        }}
        endAdornment={
          <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', mr: -1.25 }}>
            {unit && (
              <Box component="span" sx={{ color: 'text.secondary', mr: 0.5 }}>
                {unit}
              </Box>
            )}
            <IconButton
              aria-label={`Bajar ${label.toLowerCase()}`}
              disabled={disabled || (value !== null && value <= min)}
              onClick={() => move(-1)}
            >
              <RemoveRounded fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={`Subir ${label.toLowerCase()}`}
              disabled={disabled || (value !== null && value >= max)}
              onClick={() => move(1)}
            >
              <AddRounded fontSize="small" />
            </IconButton>
          </Box>
        }
      />
      {text && (
        <FormHelperText id={`${id}-ayuda`} error={!!error}>
          {text}
        </FormHelperText>
      )}
    </Box>
  );
}
