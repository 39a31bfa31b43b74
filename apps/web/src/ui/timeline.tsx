import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Tone } from './status-chip';

export interface TimelineStep {
  id: string;
  title: string;
  /** When, and who or why. */
  text?: string;
  tone?: Tone;
}

const DOT: Record<Tone, string> = {
  neutral: 'text.secondary',
  info: 'info.main',
  success: 'success.main',
  warning: 'warning.main',
  error: 'error.main',
};
const line = { content: '""', position: 'absolute', left: 8, top: 20, bottom: -4, width: 2, bgcolor: 'divider' };

/** What happened to one thing, oldest first; the last step is where it stands. */
export const Timeline = ({ steps, label }: { steps: readonly TimelineStep[]; label: string }) => (
  <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {steps.map(({ id, title, text, tone = 'neutral' }, i) => {
      const last = i === steps.length - 1;
      return (
        <Box
          component="li"
          key={id}
          aria-current={last ? 'step' : undefined}
          sx={{ position: 'relative', pl: 3.5, pb: last ? 0 : 2, '&:not(:last-child)::after': line }}
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
              borderColor: last ? DOT[tone] : 'marca.control',
              bgcolor: last ? DOT[tone] : 'background.paper',
            }}
          />
          <Typography sx={{ fontWeight: last ? 700 : 600 }}>{title}</Typography>
          {text && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          )}
        </Box>
      );
    })}
  </Box>
);
