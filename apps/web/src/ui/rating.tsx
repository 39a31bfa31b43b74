import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import MuiRating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { plural } from '../lib/format';

const decimal = new Intl.NumberFormat('es-VE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const star = { '& .MuiRating-iconFilled, & .MuiRating-iconHover': { color: 'secondary.main' }, '& .MuiRating-iconEmpty': { color: 'marca.control', opacity: 0.45 } };

interface RatingProps {
  /** Average of 0 to 5. */
  value: number;
  count: number;
  /** One star and the figure, for cards. */
  compact?: boolean;
}

/** An average as stars, figure and number of reviews; 'Sin reseñas' when there is none. */
export function Rating({ value, count, compact = false }: RatingProps) {
  if (count === 0) return <Typography variant="body2" sx={{ color: 'text.secondary' }}>Sin reseñas</Typography>;
  return (
    <Box role="img" aria-label={`${decimal.format(value)} de 5 estrellas, ${plural(count, 'reseña', 'reseñas')}`} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {compact ? <StarRounded sx={{ fontSize: 18, color: 'secondary.main' }} /> : <MuiRating value={value} precision={0.1} readOnly size="small" sx={star} aria-hidden />}
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {decimal.format(value)}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        ({count.toLocaleString('es-VE')})
      </Typography>
    </Box>
  );
}

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
        <MuiRating ref={stars} name={name} value={value} onChange={(_, next) => onChange(next)} size="large" sx={star} getLabelText={(n) => `${n} ${n === 1 ? 'estrella' : 'estrellas'}: ${WORDS[n]}`} emptyLabelText="Sin valorar" />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {WORDS[value ?? 0]}
        </Typography>
      </Box>
      {error && <Typography variant="body2" role="alert" sx={{ color: 'error.main', mt: 0.5 }}>{error}</Typography>}
    </Box>
  );
}
