import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { percent } from '@/lib/format';
import { TrendingDownRounded } from './icons/trending-down-rounded';
import { TrendingUpRounded } from './icons/trending-up-rounded';
import { visuallyHidden } from './visually-hidden';

interface StatCardProps {
  label: string;
  /** Formatted value: '12', 'Bs. 1.234,50'; undefined while it loads. */
  value: string | undefined;
  /** Short explanation of the figure. */
  note?: ReactNode;
  /** Percent change against the period before; null when there is nothing to compare with. */
  change?: number | null;
  /** Period of comparison: 'que en octubre'. */
  than?: string;
  icon: ReactNode;
  /** Target of the whole card: the page with the figure's source. */
  to?: string;
}

const Change = ({ value, than }: { value: number; than?: string }) => {
  const Icon = value < 0 ? TrendingDownRounded : TrendingUpRounded;
  const amount = percent(Math.abs(value));
  const words = value === 0 ? 'Igual' : value > 0 ? `${amount} más` : `${amount} menos`;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {value !== 0 && <Icon aria-hidden sx={{ fontSize: 18 }} />}
      <span>
        {words} {than}
      </span>
    </Box>
  );
};

// Longer values shrink with the card: an amount in millions on a phone.
const SHORT = 9;

/** One figure with its name and change; keeps its size while it loads. */
export const StatCard = ({ label, value, note, change, than, icon, to }: StatCardProps) => (
  <Paper
    variant="outlined"
    {...(to && { component: Link, to })}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      minHeight: 132,
      p: { xs: 1.5, sm: 2 },
      containerType: 'inline-size',
      color: 'text.primary',
      textDecoration: 'none',
      transition: 'border-color 160ms ease-out',
      ...(to && { '&:hover': { borderColor: 'primary.main' } }),
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', color: 'primary.main' }}>
        {icon}
      </Box>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600, minWidth: 0 }}>
        {label}
      </Typography>
    </Box>
    <Typography
      component="p"
      sx={{
        typography: 'h2',
        mt: 1,
        whiteSpace: 'nowrap',
        ...(value && value.length > SHORT && { fontSize: 'clamp(0.9375rem, 11cqi, 1.5625rem) !important' }),
      }}
    >
      {value ?? <Skeleton width="60%" role="img" aria-label={`${label}: cargando`} />}
    </Typography>
    <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 'auto', pt: 0.5, minHeight: 25 }}>
      {value === undefined ? (
        <Skeleton width="80%" />
      ) : typeof change === 'number' ? (
        <Change value={change} than={than} />
      ) : (
        note
      )}
    </Typography>
  </Paper>
);

/** Grid of stat cards: two per row on a phone, four where there is room. The heading is for screen readers. */
export function StatCards({ children, label }: { children: ReactNode; label: string }) {
  const id = useId();
  const count = Children.toArray(children).length;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        position: 'relative',
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: `repeat(${count === 3 ? 3 : 2}, minmax(0, 1fr))`,
          lg: `repeat(${Math.min(count, 4)}, minmax(0, 1fr))`,
        },
        // The last of three fills its row.
        ...(count === 3 && { '& > :last-child': { gridColumn: { xs: 'span 2', sm: 'auto' } } }),
        '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <Box component="h2" id={id} sx={visuallyHidden}>
        {label}
      </Box>
      {children}
    </Box>
  );
}
