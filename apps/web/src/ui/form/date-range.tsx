import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { PlainInput } from '@/ui/plain-field';

/** Caracas dates, 'YYYY-MM-DD'; '' is an open end. Both days belong to the range. */
interface Dates {
  desde: string;
  hasta: string;
}

interface DateRangeProps {
  label: string;
  value: Dates;
  /** Called with ranges that are in order; one that is not is explained below the fields. */
  onChange: (value: Dates) => void;
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** From day to day, by the device's own calendar. */
export function DateRange({ label, value, onChange, min, max, disabled }: DateRangeProps) {
  const id = useId();
  const [draft, setDraft] = useState<Dates | null>(null);
  const shown = draft ?? value;
  const wrong = shown.desde !== '' && shown.hasta !== '' && shown.hasta < shown.desde;
  const set = (change: Partial<Dates>) => {
    const next = { ...shown, ...change };
    const valid = next.desde === '' || next.hasta === '' || next.desde <= next.hasta;
    setDraft(valid ? null : next);
    if (valid) onChange(next);
  };
  const field = (name: keyof Dates, text: string) => (
    <PlainInput
      id={`${id}-${name}`}
      label={text}
      type="date"
      value={shown[name]}
      error={wrong && name === 'hasta'}
      disabled={disabled}
      onChange={(event) => set({ [name]: event.target.value })}
      inputProps={{
        min,
        max,
        'aria-invalid': wrong && name === 'hasta',
        'aria-describedby': wrong ? `${id}-error` : undefined,
      }}
    />
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'subtitle2' }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {field('desde', 'Desde')}
        {field('hasta', 'Hasta')}
      </Box>
      {wrong && (
        <Typography id={`${id}-error`} variant="body2" role="alert" sx={{ mt: 0.5, color: 'error.main' }}>
          La fecha «hasta» no puede ser anterior a «desde».
        </Typography>
      )}
    </Box>
  );
}
