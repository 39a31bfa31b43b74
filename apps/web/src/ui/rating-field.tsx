import Box from '@mui/material/Box';
import MuiRating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

const star = {
  '& .MuiRating-iconFilled, & .MuiRating-iconHover': { color: 'secondary.main' },
  // It lies over all of them while it has the focus, and goes when a press takes the focus: that press chose nothing.
  '& .MuiRating-labelEmptyValueActive': { pointerEvents: 'none' },
  '& .MuiRating-iconEmpty': { color: 'marca.control', opacity: 0.45 },
};
const WORDS = ['', 'Muy malo', 'Malo', 'Regular', 'Bueno', 'Excelente'];

interface RatingFieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
  name?: string;
  error?: string;
  /** The stars take the focus when they appear. */
  autoFocus?: boolean;
}

/** Stars to choose from, by mouse or keyboard, with the choice in words. */
export function RatingField({ value, onChange, name = 'valoracion', error, autoFocus = false }: RatingFieldProps) {
  const stars = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The chosen radio, or the hidden one that stands for none, is where the keyboard enters a group.
    if (autoFocus) stars.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [autoFocus]);
  return (
    <Box role="group" aria-label="Tu valoración">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <MuiRating
          ref={stars}
          name={name}
          value={value}
          onChange={(_, next) => onChange(next)}
          size="large"
          sx={star}
          getLabelText={(n) => `${n} ${n === 1 ? 'estrella' : 'estrellas'}: ${WORDS[n]}`}
          emptyLabelText="Sin valorar"
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {WORDS[value ?? 0]}
        </Typography>
      </Box>
      {error && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main', mt: 0.5 }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}
