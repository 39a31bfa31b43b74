import { AddRounded } from './icons/add-rounded';
import { RemoveRounded } from './icons/remove-rounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { BareInput } from './bare-input';

interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Whose quantity it is, for screen readers: 'Cantidad de Filtro de aceite'. */
  label: string;
  disabled?: boolean;
}

/** Minus, number, plus. What is typed is taken on leaving the field or Enter, and kept between `min` and `max`. */
export function QuantityStepper({ value, onChange, min = 1, max = 99, label, disabled = false }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const clamp = (n: number) => Math.min(Math.max(Number.isFinite(n) ? Math.trunc(n) : min, min), Math.max(min, max));
  const commit = () => {
    if (draft !== null && draft !== '' && clamp(Number(draft)) !== value) onChange(clamp(Number(draft)));
    setDraft(null);
  };
  return (
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
      <IconButton
        aria-label="Quitar uno"
        disabled={disabled || value <= min}
        onClick={() => onChange(clamp(value - 1))}
      >
        <RemoveRounded fontSize="small" />
      </IconButton>
      <BareInput
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 3))}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        inputMode="numeric"
        aria-label={label}
        sx={{ width: 40, fontWeight: 600, textAlign: 'center', py: 0 }}
      />
      <IconButton
        aria-label="Agregar uno"
        disabled={disabled || value >= max}
        onClick={() => onChange(clamp(value + 1))}
      >
        <AddRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}
