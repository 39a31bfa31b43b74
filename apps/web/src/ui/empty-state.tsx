import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TuercaMark } from './tuerca-mark';

interface EmptyStateProps {
  title: string;
  /** What to do about it, in one sentence. */
  text?: string;
  /** The button that does it. */
  action?: ReactNode;
  icon?: ReactNode;
  /** The title is the heading of the page. */
  heading?: boolean;
}

/** Nothing to show: says so, and offers the way on. */
export const EmptyState = ({ title, text, action, icon, heading = false }: EmptyStateProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: 1.5, px: 3, py: { xs: 6, md: 8 } }}>
    <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', width: 72, height: 72, borderRadius: '50%', bgcolor: 'marca.tile', color: 'marca.tileInk', mb: 1 }}>
      {icon ?? <TuercaMark sx={{ fontSize: 36 }} />}
    </Box>
    <Typography variant={heading ? 'h2' : 'h3'} component={heading ? 'h1' : 'p'} tabIndex={heading ? -1 : undefined}>
      {title}
    </Typography>
    {text && <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>{text}</Typography>}
    {action && <Box sx={{ mt: 1 }}>{action}</Box>}
  </Box>
);
