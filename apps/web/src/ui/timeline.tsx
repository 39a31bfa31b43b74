import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Tone } from './status-chip';

export interface TimelineStep {
  id: string;
  title: string;
  /** Time, and author or reason. */
  text?: string;
  tone?: Tone;
  /** Details below the text. */
  body?: ReactNode;
  /** Actions at the right. */
  action?: ReactNode;
}

const DOT: Record<Tone, string> = {
  neutral: 'text.secondary',
  info: 'info.main',
  success: 'success.main',
  warning: 'warning.main',
  error: 'error.main',
};
const line = { content: '""', position: 'absolute', left: 8, top: 20, bottom: -4, width: 2, bgcolor: 'divider' };

interface TimelineProps {
  steps: readonly TimelineStep[];
  label: string;
  /** Whether the last step is the current state, as in a history of states; else all look alike. */
  ended?: boolean;
}

/** Timeline of one item: its states oldest first, the last being the current one; or a record, in its own order. */
export const Timeline = ({ steps, label, ended = true }: TimelineProps) => (
  <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {steps.map(({ id, title, text, tone = 'neutral', body, action }, i) => {
      const last = i === steps.length - 1;
      const current = ended && last;
      return (
        <Box
          component="li"
          key={id}
          aria-current={current ? 'step' : undefined}
          sx={{ position: 'relative', pl: 3.5, pb: last ? 0 : body ? 3 : 2, '&:not(:last-child)::after': line }}
        >
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              left: 2,
              top: 5,
              width: 14,
              height: 14,
              borderRadius: '50%',
              border: 3,
              borderColor: current || !ended ? DOT[tone] : 'marca.control',
              bgcolor: current ? DOT[tone] : 'background.paper',
            }}
          />
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: current ? 700 : 600, overflowWrap: 'anywhere' }}>{title}</Typography>
              {text && (
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
              )}
              {body}
            </Box>
            {action}
          </Box>
        </Box>
      );
    })}
  </Box>
);
