import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { numberProblem, numberText, readNumber } from '@tuerca/contracts/venezuela/numero';
import { BareInput } from './bare-input';
import { AddRounded } from './icons/add-rounded';
import { RemoveRounded } from './icons/remove-rounded';

interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Accessible name with the item: 'Cantidad de Filtro de aceite'. */
  label: string;
  disabled?: boolean;
  /** Message for more than `max`; by default it names the maximum. */
  beyond?: string | undefined;
  /** Called when the typed text becomes or ceases to be an invalid quantity: the caller does not send it meanwhile. */
  onRefused?: (refused: boolean) => void;
}

/** Minus, number, plus. Typed text is applied on blur or Enter; an invalid one stays with its message. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, min = 1, max = 99, label, disabled = false, onRefused } = props;
  const { beyond = `Puedes poner como máximo ${numberText(max)}` } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null ? value : readNumber(draft);
  const tooMany = typed !== null && typed > max && draft !== null && Number.isInteger(typed);
  const problem = draft === null ? null : tooMany ? beyond : numberProblem(typed, { min });
  const clamp = (n: number) => Math.min(Math.max(n, min), Math.max(min, max));
  const write = (next: string | null) => {
    setDraft(next);
    const read = next === null ? value : readNumber(next);
    onRefused?.(next !== null && (read === null || read > max || numberProblem(read, { min }) !== null));
  };
  const commit = () => {
    if (problem) return;
    if (draft !== null && typed !== null && typed !== value) onChange(typed);
    write(null);
  };
  const move = (next: number) => {
    write(null);
    onChange(clamp(next));
  };
  const stepper = (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'marca.control',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <IconButton aria-label="Quitar uno" disabled={disabled || value <= min} onClick={() => move(value - 1)}>
        <RemoveRounded fontSize="small" />
      </IconButton>
      <BareInput
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(event) => write(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        inputMode="numeric"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-ayuda` : undefined}
        sx={{ width: 40, fontWeight: 600, textAlign: 'center', py: 0 }}
      />
      <IconButton aria-label="Agregar uno" disabled={disabled || value >= max} onClick={() => move(value + 1)}>
        <AddRounded fontSize="small" />
      </IconButton>
    </Box>
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      {stepper}
      {problem && (
        <FormHelperText id={`${id}-ayuda`} error role="alert">
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
