import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { numberFormat } from '@tuerca/contracts/kernel/intl-format';
import { plural } from '@/lib/format';
import { StarRounded } from './icons/star-rounded';
import { Stars } from './stars';

const decimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface RatingProps {
  /** Average of 0 to 5. */
  value: number;
  count: number;
  /** One star and the figure, for cards. */
  compact?: boolean;
}

/** An average of verified reviews as stars, figure and their number; others may stand below, so without any it says what is missing. */
export function Rating({ value, count, compact = false }: RatingProps) {
  if (count === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {compact ? 'Sin valoraciones' : 'Sin valoraciones verificadas'}
      </Typography>
    );
  return (
    <Box
      role="img"
      aria-label={`${decimal(value)} de 5 estrellas, ${plural(count, 'reseña', 'reseñas')}`}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      {compact ? <StarRounded sx={{ fontSize: 18, color: 'secondary.main' }} /> : <Stars value={value} />}
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {decimal(value)}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        ({count.toLocaleString('es-VE')})
      </Typography>
    </Box>
  );
}
