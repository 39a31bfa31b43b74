import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Ref } from 'react';
import { type NumberRule, numberText, readNumber } from '@tuerca/contracts/venezuela/numero';
import { AddRounded } from '@/ui/icons/add-rounded';
import { RemoveRounded } from '@/ui/icons/remove-rounded';
import { PlainInput } from '@/ui/plain-field';
import { FieldHelp, helpId } from './field-help';
import { useTypedNumber } from './use-typed-number';

export interface NumberBounds {
  min: number;
  max: number;
  /** Step of buttons and arrow keys, by default 1. */
  step?: number;
  /** Allowed decimals, by default those of the step. */
  decimals?: number;
}

interface NumberInputProps extends NumberBounds {
  id: string;
  label: string;
  /** NaN while the typed text is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Start value of buttons and arrow keys in an empty field, by default `min`. */
  start?: number;
  /** Unit after the number: 'horas'. */
  unit?: string;
  placeholder?: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Characters of the longest number that the field takes. */
function sizeOf({ min, max, decimals = 0 }: NumberRule): number {
  const whole = Math.max(...[min, max].map((bound = 0) => numberText(Math.trunc(bound)).length));
  return whole + (decimals > 0 ? decimals + 1 : 0);
}
/** Width (px) below which the buttons would take the number's room: phones lose them, the keyboard stays. */
const narrowest = (size: number, unit = ''): number => 28 + 10 * size + (unit ? 10 * unit.length + 4 : 0) + 80;

const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0;

/** Number rule of such a field. */
export const ruleOf = ({ min, max, step = 1, decimals = decimalsOf(step) }: NumberBounds): NumberRule => ({
  min,
  max,
  decimals,
});

/**
 * Number within bounds: typed, or changed by buttons, arrow keys and Page Up and Page Down (ten steps). Typed text is never
 * changed into another number: `onChange` gets its value (`readNumber`), within bounds or not, and NaN for what is none.
 */
export function NumberInput(props: NumberInputProps) {
  const { id, label, value, onChange, min, max, step = 1, start = min, unit, hint, disabled = false, required } = props;
  const rule = ruleOf(props);
  const field = useTypedNumber({ value, rule, write: numberText });
  const error = props.error ?? field.shown;
  const help = { id, error, note: field.note, hint };
  const size = sizeOf(rule);
  const bounded = (n: number) => Number(Math.min(Math.max(n, min), max).toFixed(rule.decimals));
  const known = value !== null && !Number.isNaN(value);
  const move = (steps: number) => {
    field.forget();
    onChange(bounded(known ? value + steps * step : start));
  };
  const type = (raw: string) => {
    const read = readNumber(raw);
    field.type(raw, read);
    onChange(read);
  };
  const keys: Record<string, () => void> = {
    ArrowUp: () => move(1),
    ArrowDown: () => move(-1),
    PageUp: () => move(10),
    PageDown: () => move(-10),
  };
  return (
    <Box>
      <PlainInput
        id={id}
        label={label}
        value={field.text}
        inputRef={props.inputRef}
        disabled={disabled}
        error={!!error}
        required={required}
        placeholder={props.placeholder}
        onChange={(event) => type(event.target.value)}
        onBlur={field.leave}
        sx={{ containerType: 'inline-size' }}
        onKeyDown={(event) => {
          const key = keys[event.key];
          if (!key) return;
          event.preventDefault();
          key();
        }}
        inputProps={{
          size,
          inputMode: rule.decimals ? 'decimal' : 'numeric',
          autoComplete: 'off',
          role: 'spinbutton',
          'aria-valuemin': min,
          'aria-valuemax': max,
          'aria-valuenow': known ? value : undefined,
          'aria-invalid': !!error,
          'aria-required': required,
          'aria-describedby': helpId(help),
        }}
        endAdornment={
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              flex: 'none',
              mr: -1.25,
              [`@container (max-width: ${narrowest(size, unit)}px)`]: { mr: 0, '& button': { display: 'none' } },
            }}
          >
            {unit && (
              <Box component="span" sx={{ color: 'text.secondary', mr: 0.5 }}>
                {unit}
              </Box>
            )}
            <IconButton
              aria-label={`Bajar ${label.toLowerCase()}`}
              disabled={disabled || (known && value <= min)}
              onClick={() => move(-1)}
            >
              <RemoveRounded fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={`Subir ${label.toLowerCase()}`}
              disabled={disabled || (known && value >= max)}
              onClick={() => move(1)}
            >
              <AddRounded fontSize="small" />
            </IconButton>
          </Box>
        }
      />
      <FieldHelp {...help} />
    </Box>
  );
}
