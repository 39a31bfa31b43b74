import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyBoard } from './empty-board';
import { TuercaMark } from './tuerca-mark';

interface EmptyStateProps {
  title: string;
  /** Advice, in one sentence. */
  text?: string;
  /** Button of that advice. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Inside a card, which has its own padding. */
  compact?: boolean;
  /** The title is the heading of the page. */
  heading?: boolean;
}

/** Message for an empty list or page, with the next step. */
export const EmptyState = ({ title, text, action, icon, compact = false, heading = false }: EmptyStateProps) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: 1.5,
      px: { xs: compact ? 0 : 3, sm: 3 },
      py: compact ? 2 : { xs: 5, md: 8 },
    }}
  >
    <Box sx={{ mb: 1 }}>
      <EmptyBoard>{icon ?? <TuercaMark sx={{ fontSize: 36 }} />}</EmptyBoard>
    </Box>
    <Typography
      variant={heading ? 'h2' : 'h3'}
      component={heading ? 'h1' : 'p'}
      tabIndex={heading ? -1 : undefined}
      sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
    >
      {title}
    </Typography>
    {text && <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>{text}</Typography>}
    {action && <Box sx={{ mt: 1 }}>{action}</Box>}
  </Box>
);
