import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { timeInWords } from '@tuerca/contracts/venezuela/clock';
import { visuallyHidden } from '@/ui/visually-hidden';

interface HourChipsProps {
  label: string;
  /** 'HH:MM', in order. */
  hours: readonly string[];
  value: string;
  onSelect: (hour: string) => void;
  focusRef?: Ref<HTMLInputElement>;
  describedBy?: string;
}

const PARTS = [
  { title: 'Mañana', has: (hour: string) => hour < '12:00' },
  { title: 'Tarde', has: (hour: string) => hour >= '12:00' },
];

/** The times of a day as chips, one of which can be chosen; arrow keys move among them. */
export function HourChips({ label, hours, value, onSelect, focusRef, describedBy }: HourChipsProps) {
  const name = useId();
  const entry = hours.includes(value) ? value : hours[0];
  return (
    <Box role="radiogroup" aria-label={label} aria-describedby={describedBy} sx={{ display: 'grid', gap: 1.5 }}>
      {PARTS.map(({ title, has }) => ({ title, times: hours.filter(has) }))
        .filter(({ times }) => times.length > 0)
        .map(({ title, times }) => (
          <div key={title}>
            <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600, mb: 0.75 }}>
              {title}
            </Typography>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' }}>
              {times.map((hour) => (
                <Box
                  key={hour}
                  component="label"
                  sx={{
                    position: 'relative',
                    display: 'grid',
                    placeItems: 'center',
                    minHeight: 44,
                    px: 1,
                    borderRadius: 999,
                    border: 1,
                    borderColor: hour === value ? 'primary.main' : 'marca.control',
                    bgcolor: hour === value ? 'primary.main' : 'background.paper',
                    color: hour === value ? 'primary.contrastText' : 'text.primary',
                    fontSize: '0.9375rem',
                    fontWeight: 600,
                    whiteSpace: 'nowrap',
                    cursor: 'pointer',
                    '&:hover': hour === value ? undefined : { borderColor: 'primary.main', bgcolor: 'marca.tile' },
                    '&:has(:focus-visible)': {
                      outline: '3px solid var(--t-palette-secondary-main)',
                      outlineOffset: 2,
                    },
                  }}
                >
                  <Box
                    component="input"
                    type="radio"
                    name={name}
                    ref={hour === entry ? focusRef : undefined}
                    checked={hour === value}
                    onChange={() => onSelect(hour)}
                    sx={visuallyHidden}
                  />
                  {timeInWords(hour)}
                </Box>
              ))}
            </Box>
          </div>
        ))}
    </Box>
  );
}
